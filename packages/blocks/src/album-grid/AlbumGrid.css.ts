import { media, vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({ position: 'relative', listStyle: 'none', margin: 0, padding: 0 });

/** Has CSS containment, so a change inside causes no layout outside. */
export const place = style({ position: 'absolute', top: 0, contain: 'layout style size' });

/** Each row has space above its cards, as in `geometry.ts`. */
const gaps = (gap: string) => ({ columnGap: gap, rowGap: `calc(10px + ${gap})` });

const columns = (least: string, onPhone: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
  '@media': {
    [media.phone]: { ...gaps(vars.space[3]), gridTemplateColumns: `repeat(${onPhone}, minmax(0, 1fr))` },
  },
});

const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  paddingBlockStart: '10px',
  display: 'grid',
  ...gaps(vars.space[4]),
});

/** Rows that are laid out by CSS, with the same columns as in `geometry.ts`. */
export const first = {
  standard: style([rows, columns('200px', 2)]),
  compact: style([rows, columns('132px', 3)]),
};
