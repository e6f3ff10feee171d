import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Assumed height of a tile outside the viewport. */
const TILE_HEIGHT = '300px';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const holder = style({ containerType: 'inline-size' });

/** The number of columns depends on the width of the list. */
export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[4],
  ...columns(1),
  '@container': {
    '(min-width: 260px)': columns(2),
    '(min-width: 432px)': columns(3),
    '(min-width: 620px)': columns(4),
    '(min-width: 1000px)': columns(5),
    '(min-width: 1400px)': columns(6),
  },
  '@media': { [media.phone]: { gap: vars.space[3] } },
});

/** Only the visible tiles are laid out, because there can be thousands. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${TILE_HEIGHT}`,
  // CSS containment clips at the edge, and the focus ring is outside of the tile.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});

export const skeleton = style({ borderRadius: vars.radius.card, aspectRatio: '1 / 1.35' });
