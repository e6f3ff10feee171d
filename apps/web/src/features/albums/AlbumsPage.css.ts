import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const content = style({
  padding: vars.space[5],
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const grid = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  '@media': { [media.phone]: { gap: vars.space[3], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const skeleton = style({ aspectRatio: '200 / 250', borderRadius: vars.radius.card });

export const total = style({
  margin: `${vars.space[5]} 0 0`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
