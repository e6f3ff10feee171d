import { vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

/** A phone, whose toolbar has seven buttons and the counter. */
const NARROW = '(max-width: 480px)';

/** The parts share one grid: photo, toolbar and foot over each other, thumbnails below and the side panel at the end. */
export const root = style({
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) auto auto / minmax(0, 1fr) auto',
  colorScheme: 'dark',
  background: vars.color.viewerSurface,
  color: vars.color.viewerText,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  // Nothing in here is laid out or painted for changes of the page around, or the other way round.
  contain: 'strict',
});

export const modal = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  outline: 'none',
});

export const inline = style({
  position: 'relative',
  width: '100%',
  aspectRatio: '3 / 2',
  contain: 'layout paint style',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const viewport = style({
  position: 'relative',
  gridArea: '1 / 1 / 4 / 2',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-zoomed]': { cursor: 'grab' },
    '&[data-zoomed][data-gesturing]': { cursor: 'grabbing' },
  },
});

/** Swipes move all slides at once. */
export const track = style({
  position: 'absolute',
  inset: 0,
  transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
  selectors: {
    '[data-gesturing] > &': { transition: 'none' },
    '[data-fast-navigation] > &': { transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** Space between two slides. */
const SLIDE_GAP = '24px';
/** How many slides to the right of the current one a slide lies. */
export const OFFSET = '--xj-slide-offset';

export const slide = style({
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  transform: `translateX(calc(var(${OFFSET}) * (100% + ${SLIDE_GAP})))`,
  transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
  // A layer of its own, so that controls come and go without painting it. Its neighbours are layers only during a
  // gesture that may move them: each holds its pixels once more.
  willChange: 'transform',
  selectors: {
    '&[inert]': { willChange: 'auto' },
    '[data-gesturing] &': { transition: 'none', willChange: 'transform' },
    // None of them would move far enough to be visible.
    '[data-fast-navigation] &': { transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  color: vars.color.viewerTextMuted,
});

export const toolbar = style({
  gridArea: '1 / 1',
  // Above the navigation: the keyboard help opens from here.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  paddingBlockEnd: vars.space[4],
  // Dark behind the buttons, so that they are visible over a white sky too.
  background: `linear-gradient(${vars.color.photoScrim} 56%, transparent)`,
  pointerEvents: 'none',
  '@media': { [NARROW]: { gap: 0, paddingInline: 0 } },
});

/** Everything after the counter is at the end of the toolbar. */
export const counter = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.small,
  // Two lines rather than overflow, for six digits on a phone.
  lineHeight: 1.25,
  // Digits alone have no direction: '4 / 340' keeps its order among right-to-left controls.
  unicodeBidi: 'plaintext',
  '@media': { [NARROW]: { paddingInline: 0, fontSize: vars.fontSize.caption } },
});

/** Gestures start between the buttons of the toolbar too. */
export const control = style({ pointerEvents: 'auto' });

/** Fingers pinch and double tap, so a phone's narrow toolbar spares the zoom control. */
export const wideOnly = style({
  selectors: { '&&': { '@media': { [NARROW]: { display: 'none' } } } },
});

export const group = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [NARROW]: { gap: 0 } },
});

export const navigation = style({
  gridArea: '1 / 1 / 4 / 2',
  alignSelf: 'center',
  zIndex: 1,
  selectors: {
    '&&': { marginInline: vars.space[3], background: vars.color.photoScrim },
    '&[data-side="previous"]': { justifySelf: 'start' },
    '&[data-side="next"]': { justifySelf: 'end' },
  },
});

export const caption = style({
  gridArea: '3 / 1',
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[4]}`,
  background: `linear-gradient(transparent, ${vars.color.photoScrim} 44%)`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
});

export const thumbnails = style({
  gridArea: '4 / 1',
  zIndex: 1,
  padding: '4px',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  background: vars.color.viewerSurface,
});

export const thumbnail = style({
  position: 'absolute',
  top: 0,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: vars.color.viewerChrome,
  backgroundSize: '100% 100%',
  overflow: 'hidden',
  cursor: 'pointer',
  opacity: 0.6,
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-current]': { opacity: 1 },
    // Over the photo, which covers a border of the button itself.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `2px solid ${vars.color.viewerText}`,
      borderRadius: 'inherit',
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const thumbnailImage = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const help = style({
  position: 'absolute',
  top: '64px',
  insetInlineEnd: vars.space[3],
  minWidth: '280px',
  maxHeight: 'calc(100vh - 96px)',
  overflow: 'auto',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.borderStrong}`,
  background: vars.color.viewerSurface,
  outline: 'none',
  pointerEvents: 'auto',
});

export const helpClose = style({ float: 'inline-end', selectors: { '&&': { margin: '-8px' } } });

export const helpKeys = style({ display: 'grid', gap: vars.space[2], margin: 0 });

export const helpRow = style({ display: 'grid', gridTemplateColumns: '88px 1fr' });

export const helpLabel = style({ margin: 0 });

export const sidePanel = style({
  gridArea: '1 / 2 / 5 / 3',
  width: '360px',
  overflow: 'auto',
  background: vars.color.viewerChrome,
  '@media': {
    '(max-width: 992px)': {
      // It covers the photo here, so its text needs a background of its own.
      gridArea: '1 / 1 / 5 / 3',
      alignSelf: 'end',
      zIndex: 2,
      width: 'auto',
      maxHeight: '60%',
      background: vars.color.viewerSurface,
      borderTop: `1px solid ${vars.color.borderStrong}`,
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
});

export const hint = style({
  position: 'absolute',
  top: '72px',
  left: '50%',
  translate: '-50% 0',
  zIndex: 1,
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.color.viewerChrome,
  color: vars.color.viewerText,
});

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Filled for a favorite. */
export const heart = style({ selectors: { '[aria-pressed="true"] > &': { fill: 'currentColor' } } });
