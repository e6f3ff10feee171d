import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle, blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const strong = style({ margin: 0, fontWeight: vars.fontWeight.medium });

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

export const day = style({
  margin: `${vars.space[3]} 0 0`,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontWeight: vars.fontWeight.regular,
});

export const icon = style({ display: 'grid', flex: 'none', color: vars.color.textMuted });

export const time = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/** Shows plans next to each other if there is space. */
export const plans = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const plan = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-state=recommended]': { borderColor: vars.color.accent } },
  '@media': { [media.phone]: { gridTemplateColumns: '1fr auto', alignItems: 'center' } },
});

export const planName = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  margin: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { justifyContent: 'flex-start' } },
  fontWeight: vars.fontWeight.medium,
});

export const figure = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const planButton = style({
  marginBlockStart: vars.space[3],
  '@media': { [media.phone]: { gridArea: '1 / 2 / 4 / 3', margin: 0 } },
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: `${vars.space[2]} 0`,
});

export const part = style({ display: 'flex', gap: vars.space[2], alignItems: 'center' });

export const partName = style([part, { color: vars.color.textMuted }]);

export const partSize = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const swatch = style({
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
});

const BARS_HEIGHT = '140px';
const BAR_WIDTH = '28px';

export const bars = style({
  display: 'flex',
  gap: vars.space[3],
  overflowX: 'auto',
  paddingBlockStart: vars.space[2],
  '@media': { [media.phone]: { gap: vars.space[2] } },
});

export const month = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  flex: `0 0 ${BAR_WIDTH}`,
});

export const bar = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  width: BAR_WIDTH,
  height: BARS_HEIGHT,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

/** The current month is not complete. */
globalBlockStyle(`${month}[data-current] ${bar}`, { opacity: 0.7 });

/** The colour of a part of the usage, for its swatch in the legend and its piece of a bar. */
export const tone = style({
  selectors: {
    '&[data-tone=accent]': { background: vars.color.accent },
    '&[data-tone=muted]': { background: vars.color.borderStrong },
    '&[data-tone=info]': { background: vars.color.info },
  },
});

export const monthName = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  whiteSpace: 'nowrap',
});
