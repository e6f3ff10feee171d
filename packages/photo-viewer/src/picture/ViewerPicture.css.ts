import { vars } from '@xiangji/ui/theme/contract';
import { layeredStyle } from '../layered.ts';

export const frame = layeredStyle({
  position: 'absolute',
  // Room for what is wider than the stage, as a photo is before it is turned: without it CSS puts it at the left edge.
  inset: '0 -500%',
  margin: 'auto',
  backgroundSize: '100% 100%',
  transition: `transform ${vars.motion.enter} ${vars.motion.standard}`,
  selectors: { '[data-moving] &': { transition: 'none' } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const layer = layeredStyle({
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
    // Seen through a transparent picture it would be there twice; it goes once the one above is surely painted.
    '&[data-under]': { visibility: 'hidden', transition: `visibility 0s linear ${vars.motion.enter}` },
    // A finger that comes before the picture above is decoded draws the page beside in all the same.
    '[data-moving] &[data-under]:has(+ :not([data-ready]))': { visibility: 'visible', transition: 'none' },
  },
});

export const video = layeredStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  background: vars.color.viewerSurface,
});

export const trouble = layeredStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  color: vars.color.viewerTextMuted,
});

export const retry = layeredStyle({
  minHeight: '44px',
  padding: `0 ${vars.space[5]}`,
  border: `1px solid ${vars.color.viewerTextMuted}`,
  borderRadius: vars.radius.full,
  background: 'transparent',
  color: vars.color.viewerText,
  font: 'inherit',
  cursor: 'pointer',
});

/** Over the picture's foot; what is below can still be dragged. */
export const note = layeredStyle({
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

/** The movie of a live photo lies over its still while it plays. */
export const live = layeredStyle({
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

/** Below the top bar. */
export const badge = layeredStyle({
  position: 'absolute',
  top: '64px',
  insetInlineStart: vars.space[4],
  minHeight: '32px',
  padding: `0 ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.viewerChrome,
  color: vars.color.viewerText,
  font: 'inherit',
  fontSize: vars.fontSize.caption,
  fontWeight: vars.fontWeight.strong,
  letterSpacing: '0.04em',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.viewerText}`, outlineOffset: '2px' } },
});
