import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const section = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[5],
  '@media': { [media.phone]: { padding: vars.space[4] } },
});

export const heading = style({
  margin: 0,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.fontWeight.strong,
});

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});
