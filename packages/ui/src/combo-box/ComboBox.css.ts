import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

export const list = style({
  width: 'var(--radix-popper-anchor-width)',
  maxWidth: 'none',
  margin: 0,
  listStyle: 'none',
});
export const detail = style({ color: vars.color.textMuted, fontSize: vars.fontSize.caption });
export const nothing = style({ padding: vars.space[3], color: vars.color.textMuted });
