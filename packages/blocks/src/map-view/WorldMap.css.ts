import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const map = style({ display: 'block', background: vars.color.surfaceSunken });

export const land = style({
  fill: vars.color.surfaceRaised,
  stroke: vars.color.border,
  vectorEffect: 'non-scaling-stroke',
});
