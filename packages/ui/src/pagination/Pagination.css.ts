import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const row = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const place = style({
  minWidth: '5em',
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const arrow = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
