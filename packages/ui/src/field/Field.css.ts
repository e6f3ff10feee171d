import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const field = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const label = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.fontWeight.medium,
  color: color.text,
});
/** The line below the control: hint or error, and a count at the end of the first line. */
export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space[3] });
export const notes = style({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 });
export const requiredMark = style({ color: color.criticalText, marginInlineStart: '3px' });
export const note = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: color.textMuted,
});
export const error = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: color.criticalText,
});

/**
 * Matches only the input, because a button inside the frame has its own focus ring and would have two. `:where` gives
 * it less specificity than the rule for an error.
 */
const typing = ':where(input, textarea):focus-visible';

/** The frame of every text control: background, border, focus and error styles. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: vars.size.control,
  width: '100%',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surfaceRaised,
  color: color.text,
  transition: `border-color ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: color.textMuted },
    [`&:has(${typing})`]: { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&:has([aria-invalid=true])': { borderColor: color.critical },
    '&:has([aria-invalid=true]:focus-visible)': { boxShadow: `0 0 0 1px ${color.critical}` },
    '&:has(:disabled)': {
      background: color.surfaceSunken,
      color: color.textMuted,
      borderColor: color.border,
    },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { [`&:has(${typing})`]: { outline: '2px solid Highlight' } } },
  },
});

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  margin: 0,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'transparent',
  fontFamily: 'inherit',
  // Below 16 px, the browser of a phone zooms the page on focus.
  fontSize: `max(${vars.fontSize.body}, var(--xj-input-floor, 0px))`,
  lineHeight: vars.lineHeight.body,
  // Without focus, a text that is too long ends with an ellipsis.
  textOverflow: 'ellipsis',
  color: 'inherit',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
  '@media': { '(pointer: coarse)': { vars: { '--xj-input-floor': '16px' } } },
});

export const adornment = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  color: color.textMuted,
  selectors: {
    '&:first-child': { paddingInlineStart: space[2] },
    '&:last-child': { paddingInlineEnd: '3px' },
  },
});
/** The arrow of a control that opens a list, with the same distance to the edge as an icon at the start. */
export const arrow = style({
  display: 'inline-flex',
  flex: 'none',
  paddingInlineEnd: space[2],
  color: color.textMuted,
});
