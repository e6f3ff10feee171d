import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const points = style({
  margin: 0,
  paddingInlineStart: vars.space[5],
  display: 'grid',
  gap: vars.space[2],
  selectors: { '&[data-tone=muted]': { color: vars.color.textMuted, fontSize: vars.fontSize.small } },
});
