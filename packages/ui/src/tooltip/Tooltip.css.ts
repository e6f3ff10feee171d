import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/layered.ts';
import { fadeIn } from '../theme/motion.css.ts';

export const tooltip = style({
  zIndex: vars.z.tooltip,
  maxWidth: '280px',
  padding: `4px ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  overflowWrap: 'anywhere',
  animation: `${fadeIn} ${vars.motion.feedback} ${vars.motion.standard}`,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
