import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';
import { WORDS_HEIGHT } from '../album-grid/geometry.ts';

export const face = style({ display: 'block', padding: vars.space[2] });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: WORDS_HEIGHT,
  padding: `${vars.space[2]} ${vars.space[1]} 0`,
  overflow: 'hidden',
});

export const name = style({
  fontWeight: vars.fontWeight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
