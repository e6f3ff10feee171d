import { vars } from '@xiangji/ui/theme';
import { globalBlockStyle as globalStyle, blockStyle as style } from '@xiangji/ui/theme/style';

/** Height to width of the photos on a card. */
const RATIO = 0.75;
/**
 * Minimum height for three lines under the photos: name, number of photos, statistics. Narrow cards need more. The row
 * of buttons is below.
 */
const WORDS = '78px';
const TOOLS = '36px';
const SEAM = '2px';

export const holder = style({ position: 'relative', height: '100%', containerType: 'inline-size' });

export const card = style({
  display: 'block',
  height: '100%',
  paddingBlockEnd: TOOLS,
  WebkitTouchCallout: 'none',
});

export const face = style({ display: 'block', padding: vars.space[2] });

export const frame = style({
  position: 'relative',
  display: 'block',
  aspectRatio: `1 / ${RATIO}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
  background: vars.color.surfaceHover,
});

export const mosaic = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gap: SEAM,
  gridTemplate: '1fr / 1fr',
  selectors: {
    '&[data-count="2"]': { gridTemplate: '1fr / 1fr 1fr' },
    '&[data-count="3"]': { gridTemplate: '1fr 1fr / 2fr 1fr' },
  },
});

export const part = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  backgroundSize: 'cover',
  selectors: { '[data-count="3"] > &:first-child': { gridRow: 'span 2' } },
});

/** Shown if there is no photo yet. */
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** Drawn over the photos, and readable on any photo. */
export const type = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.small,
});

globalStyle(`${type} > svg`, { width: '12px', height: '12px' });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: WORDS,
  padding: `${vars.space[2]} ${vars.space[1]} 0`,
});

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const name = style({ ...oneLine, fontWeight: vars.fontWeight.medium });

export const detail = style({
  // Long names wrap to a second line, which is more useful than an ellipsis.
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});

/** In a narrow card, lines break between phrases. */
export const phrase = style({ whiteSpace: 'nowrap' });

/** Placed exactly over the name that it replaces. */
export const nameField = style({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockStart: `calc((100cqi - 2 * ${vars.space[2]}) * ${RATIO} + ${vars.space[3]})`,
  width: `calc(100% - 2 * ${vars.space[2]})`,
  margin: 0,
  fontWeight: vars.fontWeight.medium,
});

export const tools = style({
  position: 'absolute',
  insetInline: vars.space[2],
  insetBlockEnd: vars.space[1],
  height: TOOLS,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
});

export const repair = style({ marginInlineEnd: 'auto', whiteSpace: 'nowrap' });

export const choice = style({ height: '100%' });

globalStyle(`${choice} > label`, { position: 'relative', display: 'block', height: '100%', padding: 0 });
globalStyle(`${choice} > label > span`, { display: 'block' });
globalStyle(`${choice} > label > input`, {
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  margin: 0,
});
