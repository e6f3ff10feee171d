import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@xiangji/ui/theme';

const BARS_HEIGHT = '140px';
const BAR_WIDTH = '28px';

export const counts = style({
  margin: 0,
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
});

export const count = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const number = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  margin: `${vars.space[2]} 0`,
});

export const part = style({ display: 'flex', gap: vars.space[2], alignItems: 'center' });

export const partName = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  color: vars.color.textMuted,
});

export const partSize = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

const colours = {
  folder: vars.color.accent,
  oblivion: vars.color.borderStrong,
  shared: vars.color.info,
} as const;

const dot = style({
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  borderRadius: vars.radius.full,
});

export const swatch = styleVariants(colours, (background) => [dot, { background }]);

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
  flexDirection: 'column',
  justifyContent: 'flex-end',
  width: BAR_WIDTH,
  height: BARS_HEIGHT,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
});

/** The month that still runs is not the last word. */
globalStyle(`${month}[data-current] ${bar}`, { opacity: 0.7 });

export const piece = styleVariants(colours, (background) => ({ background }));

export const monthName = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  whiteSpace: 'nowrap',
});

export const scroll = style({
  overflowX: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${table} :is(th, td)`, {
  padding: vars.space[2],
  textAlign: 'start',
  fontWeight: vars.fontWeight.regular,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { color: vars.color.textMuted });

export const bytes = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
});
