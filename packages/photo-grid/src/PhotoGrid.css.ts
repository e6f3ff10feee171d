import { visuallyHidden } from '@xiangji/internal/visuallyHidden';
import { vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

export const root = style({ position: 'relative', width: '100%' });

/** The canvas has the full height; the browser's own anchoring would fight ours. */
export const canvas = style({
  position: 'relative',
  width: '100%',
  overflowAnchor: 'none',
  touchAction: 'pan-y pinch-zoom',
});

const shownIn = (query: string) =>
  style({ position: 'relative', display: 'none', '@media': { [query]: { display: 'block' } } });

/** Rows in a server's reply, shown in one kind of window each. */
export const serverRows = {
  phone: shownIn('(max-width: 480px)'),
  tablet: shownIn('(min-width: 480.01px) and (max-width: 992px)'),
  desktop: shownIn('(min-width: 992.01px)'),
};

export const section = style({ position: 'absolute', insetInline: 0 });

/** A row is laid out for itself: the next one arriving does not touch it. */
export const row = style({ position: 'absolute', insetInline: 0, contain: 'layout style' });

/** Sticks `--xj-grid-sticky-top` below the scroller's edge: set it to the height of your own bar. */
export const heading = style({
  position: 'sticky',
  top: 'var(--xj-grid-sticky-top, 0px)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  background: vars.color.surface,
  color: vars.color.text,
  selectors: { '[data-selecting] &': { cursor: 'pointer' } },
});

export const headingCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  flex: 1,
  paddingInline: `var(--xj-grid-heading-inset, ${vars.space[1]})`,
  selectors: {
    // Away from the edges of the list a heading begins and ends with its photos.
    [`${section}[data-packed] &`]: { paddingInlineEnd: 0 },
    [`${section}[data-packed="next"] &`]: { paddingInlineStart: 0 },
  },
});

export const headingName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.fontWeight.medium,
});

export const headingCount = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  flexShrink: 0,
  selectors: {
    // Hidden, but still read: the name needs the space.
    [`${section}[data-packed] &`]: visuallyHidden,
    [`${section}[data-packed]:is(:hover, :focus-within) &`]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      clipPath: 'none',
    },
  },
});

export const headingCheck = style({
  position: 'relative',
  flexShrink: 0,
  width: '28px',
  height: '28px',
  padding: 0,
  border: 0,
  background: 'transparent',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  selectors: {
    '&::before': {
      content: '""',
      width: '20px',
      height: '20px',
      boxSizing: 'border-box',
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.borderStrong}`,
    },
    '&[aria-checked="true"]::before, &[aria-checked="mixed"]::before': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    '&[aria-checked="true"]::after': {
      content: '""',
      position: 'absolute',
      width: '5px',
      height: '10px',
      marginTop: '-3px',
      border: `solid ${vars.color.textOnAccent}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&[aria-checked="mixed"]::after': {
      content: '""',
      position: 'absolute',
      width: '10px',
      // A border stays visible in forced colours; a background does not.
      borderTop: `2px solid ${vars.color.textOnAccent}`,
    },
  },
  '@media': { '(pointer: coarse)': { width: '44px', height: '42px' } },
});

export const announcer = style(visuallyHidden);

/** The rectangle that a mouse draws. */
export const marquee = style({
  position: 'absolute',
  zIndex: 3,
  pointerEvents: 'none',
  boxSizing: 'border-box',
  border: `1px solid ${vars.color.accent}`,
  borderRadius: '2px',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: vars.color.accent,
      opacity: 0.16,
    },
  },
});
