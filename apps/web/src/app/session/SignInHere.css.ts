import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const back = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
});
