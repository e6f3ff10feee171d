import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Width and height of the image on a card. */
const PICTURE = '64px';
const CARD_WIDTH = '176px';

export const strip = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const heading = style({
  flex: 1,
  margin: 0,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.strong,
});

/** The padding keeps the focus ring of a card from being clipped. */
export const cards = style({
  display: 'flex',
  gap: vars.space[2],
  margin: `0 calc(-1 * ${vars.space[1]})`,
  padding: vars.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const item = style({ flex: 'none' });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: CARD_WIDTH,
  padding: vars.space[1],
  overflow: 'hidden',
  textAlign: 'start',
});

export const picture = style({
  flex: 'none',
  width: PICTURE,
  height: PICTURE,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: `${vars.color.surfaceSunken} center / cover`,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'grid', minWidth: 0 });

export const name = style({ fontWeight: vars.fontWeight.medium });

export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
