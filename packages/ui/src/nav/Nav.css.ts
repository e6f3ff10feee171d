import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  width: '232px',
  maxWidth: '100%',
  minHeight: '100%',
  padding: space[3],
  background: color.surfaceSunken,
});
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  width: '76px',
  minHeight: '100%',
  paddingBlock: space[3],
  background: color.surfaceSunken,
});
const entry = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  color: color.text,
  textDecoration: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.feedback} ${vars.motion.standard}`,
} as const;
const entryStates = {
  '&:hover': { background: color.surfaceActive },
  '&:active': { background: `color-mix(in oklch, ${color.surfaceActive} 88%, ${color.text})` },
  '&[aria-current=page]': {
    background: color.accentSoft,
    color: color.accentText,
    fontWeight: vars.fontWeight.medium,
  },
  '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
} as const;
const entryMedia = {
  '(forced-colors: active)': { selectors: { '&[aria-current=page]': { outline: '2px solid Highlight' } } },
} as const;

export const sideItem = style({
  ...entry,
  gap: space[3],
  minHeight: '40px',
  padding: `${space[1]} ${space[3]}`,
  selectors: entryStates,
  '@media': entryMedia,
});
export const railItem = style({
  ...entry,
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '2px',
  width: '64px',
  minHeight: '56px',
  padding: '4px 2px',
  fontSize: vars.fontSize.caption,
  lineHeight: 1.3,
  textAlign: 'center',
  selectors: entryStates,
  '@media': entryMedia,
});
export const section = style({
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
});
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: space[4] });
