import { vars } from '@xiangji/ui/theme/contract';
import { layeredStyle } from './layered.ts';

export const content = layeredStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  color: vars.color.viewerText,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  outline: 'none',
  // Nothing in here is laid out or painted anew for the page below, or the other way round.
  contain: 'strict',
});

export const body = layeredStyle({
  display: 'flex',
  width: '100%',
  height: '100%',
  background: vars.color.viewerSurface,
  outline: 'none',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const main = layeredStyle({ position: 'relative', flex: 1, minWidth: 0 });

export const stage = layeredStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed][data-moving]': { cursor: 'grabbing' } },
});

/** Space between two pages. */
const PAGE_GAP = '24px';
const across = `calc(var(--xj-away) * (100% + ${PAGE_GAP}) + var(--xj-swipe-x, 0px))`;

/** A page `--xj-away` pages from the present one; a finger moves all of them across, and the present one down. */
export const slide = layeredStyle({
  position: 'absolute',
  inset: 0,
  contain: 'strict',
  transform: `translate(${across}, var(--xj-swipe-y, 0px))`,
  transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
  // A layer of its own: what comes and goes over it, or beside it, is painted without it. Those beside it are layers only
  // under a hand that may move them, as each holds its pixels once more.
  willChange: 'transform',
  selectors: {
    '&[inert]': { transform: `translate(${across}, 0px)`, willChange: 'auto' },
    '[data-moving] > &': { transition: 'none', willChange: 'transform' },
    // One after the other, none gets as far as to glide in.
    '[data-passing] > &': { transition: 'none' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const loading = layeredStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.viewerTextMuted,
});

export const topBar = layeredStyle({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: vars.space[2],
  paddingBlockEnd: vars.space[4],
  // Held behind the buttons, so that they are seen over a white sky too.
  background: `linear-gradient(${vars.color.photoScrim} 56%, transparent)`,
  pointerEvents: 'none',
});

export const position = layeredStyle({
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.small,
  // In two lines rather than over the edge, where six digits stand on a phone.
  minWidth: 0,
  lineHeight: 1.25,
  paddingInline: vars.space[1],
});

/** Pushes what follows to the end of the bar. */
export const filler = layeredStyle({ flex: 1 });

export const extras = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  pointerEvents: 'auto',
});

export const bottomBar = layeredStyle({ position: 'absolute', insetInline: 0, bottom: 0, zIndex: 1 });

export const button = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.color.viewerText,
  cursor: 'pointer',
  pointerEvents: 'auto',
  transition: `background ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.viewerChrome },
    '&:focus-visible': { outline: `2px solid ${vars.color.viewerText}`, outlineOffset: '-2px' },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
});

export const icon = layeredStyle({
  width: '22px',
  height: '22px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Zoom buttons have their twin in pinch and double tap, so a phone's narrow bar can spare them. */
export const wideOnly = layeredStyle({ '@media': { '(max-width: 480px)': { display: 'none' } } });

export const pager = layeredStyle({
  position: 'absolute',
  top: '50%',
  translate: '0 -50%',
  zIndex: 1,
  background: vars.color.photoScrim,
  selectors: {
    '&[data-side="previous"]': { insetInlineStart: vars.space[3] },
    '&[data-side="next"]': { insetInlineEnd: vars.space[3] },
  },
});

export const panel = layeredStyle({
  width: '360px',
  flexShrink: 0,
  overflow: 'auto',
  background: vars.color.viewerChrome,
  '@media': {
    '(max-width: 992px)': {
      // It lies on the picture here: what it says must not have a photograph behind it.
      background: vars.color.viewerSurface,
      borderTop: `1px solid ${vars.color.borderStrong}`,
      position: 'absolute',
      zIndex: 2,
      insetInline: 0,
      bottom: 0,
      width: 'auto',
      maxHeight: '60%',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
  },
});

export const hint = layeredStyle({
  position: 'absolute',
  top: '72px',
  left: '50%',
  translate: '-50% 0',
  zIndex: 1,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.color.viewerChrome,
  color: vars.color.viewerText,
});

export const hidden = layeredStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
