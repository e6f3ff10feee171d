import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const content = style({
  padding: vars.space[5],
  minHeight: '60dvh',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const total = style({
  margin: `${vars.space[5]} 0 0`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
