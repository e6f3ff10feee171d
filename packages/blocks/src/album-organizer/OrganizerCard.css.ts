import { media, vars } from '@xiangji/ui/theme';
import { globalBlockStyle, blockStyle as style } from '@xiangji/ui/theme/style';

const { color, motion } = vars;

export const card = style({
  position: 'relative',
  height: '100%',
  cursor: 'grab',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
  transition: `opacity ${motion.feedback}, scale calc(${motion.enter} * ${motion.travel}) ${motion.standard}`,
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.card,
    },
    // The original cards are pale while they are dragged; their texts stay readable.
    '&[data-dragged]': { outline: `2px dashed ${color.accent}`, borderRadius: vars.radius.card },
    '&[data-intention=into]': { scale: '1.03' },
  },
});

globalBlockStyle(`${card}[data-dragged] img`, { opacity: 0.35 });

export const sheet = style({
  height: '100%',
  selectors: {
    [`${card}[data-intention=into] &`]: { borderColor: color.accent, background: color.accentSoft },
  },
});

/** Marks the edge of a card where the drop would place the album. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  width: '4px',
  borderRadius: vars.radius.full,
  background: color.accent,
  selectors: {
    [`${card}[data-intention=before] > &`]: { insetInlineStart: '-10px' },
    [`${card}[data-intention=after] > &`]: { insetInlineEnd: '-10px' },
  },
});

/** The drop zones: a quarter at both sides, or two halves if nothing can be dropped into the album. */
export const zones = style({ position: 'absolute', inset: 0, zIndex: 4, display: 'flex' });

export const zone = style({ flex: 1, selectors: { '&[data-kind=into]': { flex: 2 } } });

export const check = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: 3,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: vars.radius.full,
  // Looks like an empty checkbox on every cover.
  border: `2px solid ${color.borderStrong}`,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  selectors: {
    '[aria-selected=true] > &': {
      borderColor: color.photoText,
      background: color.accent,
      color: color.textOnAccent,
    },
  },
});

/** The card under the pointer: the first of the dragged albums, with their number. */
export const dragged = style({
  width: '132px',
  opacity: 0.92,
  cursor: 'grabbing',
  rotate: '2deg',
  boxShadow: vars.shadow.overlay,
  '@media': { [media.phone]: { width: '88px' } },
});

export const amount = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-10px',
  zIndex: 4,
  minWidth: '28px',
  padding: '2px 8px',
  textAlign: 'center',
  borderRadius: vars.radius.full,
  background: color.accent,
  color: color.textOnAccent,
  fontWeight: vars.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
