import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

const { color, space } = vars;

export const root = style({ display: 'inline-block', color: color.text, fontSize: vars.fontSize.body });
export const head = style({ display: 'flex', alignItems: 'center', gap: '2px', marginBlockEnd: space[2] });
export const title = style({
  flex: 1,
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.strong,
  textAlign: 'center',
});
/** The arrows follow the direction of the page. */
export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style({
  padding: 0,
  height: vars.size.controlSmall,
  color: color.textMuted,
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.regular,
});
export const cell = style({ padding: '1px' });
export const day = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.control,
  height: vars.size.control,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:hover': { background: color.surfaceHover },
    '&[data-today]': { fontWeight: vars.fontWeight.strong, textDecoration: 'underline' },
    '&[data-selected]': { background: color.accent, color: color.textOnAccent },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'default', background: 'transparent' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
