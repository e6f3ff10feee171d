import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Room that the axis of the grid takes at the right edge. */
const AXIS_WIDTH = '56px';

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

/** Without the pulse, for skeletons that are shown briefly: it costs a phone frames that its photos need. */
export const still = style({ animation: 'none' });

/**
 * Widths of a row in heights, in most windows and in wide ones. The grid has four and six: smaller pictures here would be
 * followed by larger ones, which is when a browser counts the page as shown.
 */
const ROW = { ratios: 3.2, wide: 5, wideFrom: '(min-width: 1600px)' };

/** As wide as the grid next to the axis. */
export const photos = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: `${vars.space[7]} ${AXIS_WIDTH} 0 ${vars.space[5]}`,
  '@media': { [media.phone]: { marginInline: 0 } },
});

/** Rows are not filled: while the page arrives, a photo would move whenever the next one comes. */
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
