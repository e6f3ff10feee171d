import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Width of the scrubber at the right edge of the grid. */
const SCRUBBER_WIDTH = '56px';

export const skeletons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  padding: `${vars.space[7]} ${vars.space[5]}`,
  '@media': { [media.phone]: { paddingInline: 0 } },
});

export const skeleton = style({
  height: '200px',
  width: '266px',
  flexGrow: 1,
  borderRadius: 0,
  '@media': { [media.phone]: { height: '110px', width: '110px' } },
});

/**
 * Turns off the pulse animation for skeletons that are shown briefly. The animation costs frames that a phone needs for
 * its photos.
 */
export const still = style({ animation: 'none' });

/**
 * Width of a row as a multiple of its height, in most windows and in wide ones. The grid uses about four and six.
 * Smaller images here would be followed by larger ones, and a browser takes the time of the largest image as the time
 * when the page is shown (LCP).
 */
const ROW = { ratios: 3.2, wide: 5, wideFrom: '(min-width: 1600px)' };

/** As wide as the grid next to the scrubber. */
export const photos = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: `${vars.space[7]} ${SCRUBBER_WIDTH} 0 ${vars.space[5]}`,
  '@media': { [media.phone]: { marginInline: 0 } },
});

/**
 * Rows are not stretched to the full width. Otherwise, while the page streams in, a photo would move whenever the next
 * one arrives.
 */
export const photo = style({
  flex: `0 0 calc(${100 / ROW.ratios}cqi * var(--ratio))`,
  minWidth: 0,
  aspectRatio: 'var(--ratio)',
  objectFit: 'cover',
  background: vars.color.surfaceSunken,
  '@media': {
    [ROW.wideFrom]: { flexBasis: `calc(${100 / ROW.wide}cqi * var(--ratio))` },
  },
});
