import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: '10px',
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  '@media': { [media.phone]: { gap: vars.space[3], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As high as a card: the frame of its cover with the ratio 270 : 360, and the text below. */
export const card = style({ borderRadius: vars.radius.card, aspectRatio: '220 / 366' });
