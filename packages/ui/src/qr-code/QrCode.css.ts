import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';

/** Black on white in every theme: some cameras do not read the inverse. */
export const paper = style({
  display: 'inline-block',
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  background: 'white',
  lineHeight: 0,
  forcedColorAdjust: 'none',
});
