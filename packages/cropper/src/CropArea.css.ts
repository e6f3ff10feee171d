import { media, vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

const HANDLE_SIZE = 24;
const DOT_SIZE = 12;

/** The area and a message share one cell, so that nothing moves. */
export const place = style({
  display: 'grid',
  width: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  // The place of an image that could not be opened is visible in the dark theme too.
  selectors: { '&[data-state="error"]': { background: vars.color.surfaceHover } },
});

export const area = style({
  position: 'relative',
  gridArea: '1/1',
  overflow: 'hidden',
  contain: 'layout paint',
  borderRadius: vars.radius.card,
  touchAction: 'none',
  userSelect: 'none',
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&[data-moving]': { cursor: 'grabbing' },
    '&:has([data-mode="selection"])': { cursor: 'crosshair' },
    '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.focus}` },
  },
});

/** The area is empty until the pixels are loaded: the frame is never around nothing. */
const loading = { '[data-state="loading"] &': { visibility: 'hidden' } } as const;

/** The middle of the frame, from which pictures are placed. */
export const middle = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 0,
  height: 0,
  selectors: loading,
});

export const picture = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: 'none',
  transformOrigin: '0 0',
  willChange: 'transform',
});

export const canvas = style({ display: 'block', maxWidth: 'none' });

/** Its shadow is the veil over the part that is cut away. */
const veil = `0 0 0 9999px ${vars.color.photoScrim}, inset 0 0 0 1px ${vars.color.viewerText}`;
const forcedColors = { [media.forcedColors]: { border: '2px solid CanvasText' } };

export const frame = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  selectors: {
    ...loading,
    '&[data-mode="frame"]': { boxShadow: veil, pointerEvents: 'none' },
    '&[data-shape="round"][data-mode="frame"]': { borderRadius: '50%' },
  },
  '@media': forcedColors,
});

export const selection = style({
  position: 'absolute',
  boxShadow: veil,
  cursor: 'move',
  selectors: { '&[data-shape="round"]': { borderRadius: '50%' } },
  '@media': forcedColors,
});

/** The lines of thirds, while the picture or the selection moves. */
export const thirds = style({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  backgroundImage: ['to right', 'to bottom']
    .map(
      (way) =>
        `linear-gradient(${way}, transparent calc(33.33% - 1px), ${vars.color.viewerTextMuted} 33.33%, transparent calc(33.33% + 1px), transparent calc(66.67% - 1px), ${vars.color.viewerTextMuted} 66.67%, transparent calc(66.67% + 1px))`,
    )
    .join(', '),
  selectors: { '[data-moving] &': { opacity: 0.7 } },
});

/** The dot is smaller than the place that takes a finger. */
export const handle = style({
  position: 'absolute',
  width: HANDLE_SIZE,
  height: HANDLE_SIZE,
  margin: -HANDLE_SIZE / 2,
  padding: 0,
  border: 0,
  background: 'none',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: (HANDLE_SIZE - DOT_SIZE) / 2,
      border: `2px solid ${vars.color.accent}`,
      borderRadius: vars.radius.full,
      background: vars.color.surfaceRaised,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[data-handle*="n"]': { top: 0 },
    '&[data-handle*="s"]': { top: '100%' },
    '&[data-handle*="w"]': { left: 0 },
    '&[data-handle*="e"]': { left: '100%' },
    '&[data-handle="n"], &[data-handle="s"]': { left: '50%', cursor: 'ns-resize' },
    '&[data-handle="w"], &[data-handle="e"]': { top: '50%', cursor: 'ew-resize' },
    '&[data-handle="nw"], &[data-handle="se"]': { cursor: 'nwse-resize' },
    '&[data-handle="ne"], &[data-handle="sw"]': { cursor: 'nesw-resize' },
  },
});

export const message = style({
  gridArea: '1/1',
  placeSelf: 'center',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: {
    '&[role="alert"]': { color: vars.color.criticalText },
    '&:empty': { padding: 0 },
    '&[data-cutting]': {
      zIndex: 1,
      borderRadius: vars.radius.card,
      background: vars.color.surfaceRaised,
      boxShadow: vars.shadow.overlay,
      color: vars.color.text,
    },
  },
});

export const previews = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

export const preview = style({
  position: 'relative',
  overflow: 'hidden',
  flexShrink: 0,
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  selectors: { '&[data-shape="round"]': { borderRadius: '50%' } },
});
