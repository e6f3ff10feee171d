import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

const PIN = '48px';
const NEEDLE = '32px';
const THUMBNAIL = '40px';
const COUNT = '20px';
const LIST_WIDTH = '280px';
const LIST_HEIGHT = '360px';
const SCALE_LINE = '2px';

export const root = style({
  position: 'relative',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  // Keeps the layers of the map below the rest of the page.
  isolation: 'isolate',
  background: vars.color.surfaceSunken,
});

export const surface = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
});

export const base = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const layer = style({ position: 'absolute', top: 0, left: 0, width: 0, height: 0 });

export const marker = style({
  position: 'absolute',
  width: PIN,
  height: PIN,
  margin: `calc(${PIN} / -2) 0 0 calc(${PIN} / -2)`,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible, &[data-selected]': { zIndex: 1 },
    '&:focus-visible': { outline: 'none' },
  },
});

export const pin = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  border: `2px solid ${vars.color.surfaceRaised}`,
  borderRadius: vars.radius.card,
  background: vars.color.accent,
  boxShadow: vars.shadow.raised,
  selectors: {
    [`${marker}:hover &, ${marker}[data-selected] &`]: { borderColor: vars.color.accent },
    [`${marker}:focus-visible &`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

/** The tip of the pin, just above its lower edge, points to the location. */
export const needle = style({
  position: 'absolute',
  top: `calc(${NEEDLE} * -22 / 24)`,
  left: `calc(${NEEDLE} / -2)`,
  width: NEEDLE,
  height: NEEDLE,
  fill: vars.color.accent,
  color: vars.color.textOnAccent,
  pointerEvents: 'none',
});

export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const count = style({
  position: 'absolute',
  top: `calc(${COUNT} / -2)`,
  insetInlineEnd: `calc(${COUNT} / -2)`,
  minWidth: COUNT,
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  fontSize: vars.fontSize.caption,
  lineHeight: COUNT,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});

export const controls = style({
  position: 'absolute',
  bottom: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'grid',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
});

export const scale = style({
  position: 'absolute',
  bottom: vars.space[2],
  insetInlineStart: vars.space[3],
  borderBottom: `${SCALE_LINE} solid ${vars.color.text}`,
  color: vars.color.text,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const loading = style({ position: 'absolute', inset: 0, opacity: 0.5, pointerEvents: 'none' });

export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  pointerEvents: 'none',
});

export const message = style({
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  pointerEvents: 'auto',
});

export const list = style({ width: LIST_WIDTH, maxHeight: LIST_HEIGHT, padding: 0, overflowY: 'auto' });

export const places = style({ margin: 0, padding: vars.space[1], listStyle: 'none' });

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  width: '100%',
  padding: vars.space[1],
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
});

export const thumbnail = style({
  flex: 'none',
  width: THUMBNAIL,
  height: THUMBNAIL,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.accent,
});
