import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const number = style({ fontVariantNumeric: 'tabular-nums' });
export const steppers = style({
  display: 'inline-flex',
  flex: 'none',
  gap: '2px',
  paddingInlineEnd: '3px',
  color: vars.color.textMuted,
});
