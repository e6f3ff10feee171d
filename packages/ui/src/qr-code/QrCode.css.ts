import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

/** Black on white in every theme, because some cameras cannot read inverse codes. */
export const paper = style({
  display: 'inline-block',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: 'white',
  lineHeight: 0,
  forcedColorAdjust: 'none',
});
