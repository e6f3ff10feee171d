import { style } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

/** A card that is out of sight keeps this much room. */
const CARD = '300px';

export const content = style({
  padding: vars.space[5],
  minHeight: '60dvh',
  containerType: 'inline-size',
  '@media': { [media.phone]: { padding: vars.space[3] } },
});

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** Columns by the width of the list (spec §9 'Share view columns'). */
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

/** Of thousands of cards only those in sight are laid out. */
export const place = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto ${CARD}`,
  // Contained layout clips at its edge: the focus ring is outside of the card.
  padding: vars.space[1],
  margin: `calc(-1 * ${vars.space[1]})`,
});

export const skeleton = style({ borderRadius: vars.radius.card, aspectRatio: '1 / 1.35' });

export const total = style({
  margin: `${vars.space[5]} 0 0`,
  textAlign: 'center',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
