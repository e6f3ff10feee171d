import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

export const content = style({
  padding: vars.space[5],
  minHeight: '60dvh',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

export const skeletons = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: '10px',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  '@media': { [media.phone]: { gap: vars.space[3], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As high as a card: the frame of its cover, 270 to 360, and the text below. */
export const skeleton = style({ borderRadius: vars.radius.card, aspectRatio: '220 / 366' });

export const total = style({
  margin: `${vars.space[5]} 0 0`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
