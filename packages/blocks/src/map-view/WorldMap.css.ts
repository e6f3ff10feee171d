import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const map = style({ display: 'block', background: vars.color.surfaceSunken });

export const land = style({
  fill: `color-mix(in oklch, ${vars.color.borderStrong} 35%, ${vars.color.surfaceSunken})`,
});
