import { vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

export const frame = style({
  position: 'absolute',
  // Space for a photo that is wider than the viewport before its rotation: without it CSS puts it at the left edge.
  inset: '0 -500%',
  margin: 'auto',
  backgroundSize: '100% 100%',
  transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
  selectors: { '[data-gesturing] &': { transition: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const layer = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  opacity: 0,
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-ready]': { opacity: 1 },
    // It would show through a transparent photo; it is removed once the one above is certainly painted.
    '&[data-under]': { visibility: 'hidden', transition: `visibility 0s linear ${vars.motion.enter}` },
    // A finger may drag a neighbour in before the rendition above is decoded.
    '[data-gesturing] &[data-under]:has(+ :not([data-ready]))': { visibility: 'visible', transition: 'none' },
  },
});

export const video = style({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.viewerSurface,
});

export const loadError = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  color: vars.color.viewerTextMuted,
});

/** Twice the class, so that it wins over the button's own rules in any order of the stylesheets. */
export const retry = style({
  selectors: { '&&': { border: `1px solid ${vars.color.viewerTextMuted}` } },
});

/** Over the photo's foot; it can still be dragged there. */
export const status = style({
  position: 'absolute',
  bottom: vars.space[7],
  left: '50%',
  translate: '-50% 0',
  width: 'max-content',
  maxWidth: '90%',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.color.viewerChrome,
  color: vars.color.viewerText,
  fontSize: vars.fontSize.small,
  pointerEvents: 'none',
});

/** The movie of a live photo covers its still while it plays. */
export const live = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.enter} ${vars.motion.standard}`,
  selectors: { '&[data-playing]': { opacity: 1 } },
});

/** Below the toolbar. */
export const badge = style({
  position: 'absolute',
  top: '64px',
  insetInlineStart: vars.space[4],
  selectors: {
    '&&': {
      width: 'auto',
      height: '32px',
      padding: `0 ${vars.space[3]}`,
      background: vars.color.viewerChrome,
      font: 'inherit',
      fontSize: vars.fontSize.caption,
      fontWeight: vars.fontWeight.strong,
      letterSpacing: '0.04em',
    },
  },
});
