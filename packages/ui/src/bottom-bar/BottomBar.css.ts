import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { riseUp } from '../theme/motion.css.ts';

const { color, motion } = vars;

const enabled = ':not(:disabled, [aria-disabled=true])';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  display: 'flex',
  justifyContent: 'space-around',
  paddingBlock: vars.space[1],
  paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom))`,
  background: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  animation: `${riseUp} ${motion.enter} ${motion.standard}`,
});
export const action = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  flex: 1,
  maxWidth: '112px',
  minWidth: '44px',
  minHeight: '52px',
  padding: '2px',
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: color.text,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.caption,
  lineHeight: 1.3,
  textDecoration: 'none',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    [`&:hover${enabled}`]: { background: color.surfaceHover },
    [`&:active${enabled}`]: { background: color.surfaceActive },
    '&:disabled, &[aria-disabled=true]': { color: color.textDisabled, cursor: 'default' },
    [`&[data-tone=critical]${enabled}`]: { color: color.criticalText },
    '&[aria-current=page]': { color: color.accentText },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

/** Labels stay on one line, so that the bar keeps its height for any number of destinations; a long one gets more width. */
export const place = style([
  action,
  { minWidth: 'max-content', paddingInline: vars.space[1], whiteSpace: 'nowrap' },
]);
