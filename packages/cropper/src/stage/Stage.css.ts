import { media, vars } from '@xiangji/ui/theme/contract';
import { layeredStyle } from '../layered.ts';

/** The stage and what is said in its place lie in one cell, so that nothing jumps. */
export const place = layeredStyle({
  display: 'grid',
  width: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  // What was refused leaves a place that is seen in the dark too.
  selectors: { '[data-cropper="refused"] &': { background: vars.color.surfaceHover } },
});

export const stage = layeredStyle({
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
    '&:focus-visible': { boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${vars.color.focus}` },
  },
});

/** The stage is empty until the pixels are there: the frame never stands around nothing. */
const unseen = { '[data-cropper="loading"] &': { visibility: 'hidden' } } as const;

/** The frame's middle: pictures are placed from here. */
export const middle = layeredStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: 0,
  height: 0,
  selectors: unseen,
});

export const picture = layeredStyle({
  position: 'absolute',
  top: 0,
  left: 0,
  transformOrigin: '0 0',
  willChange: 'transform',
});

/** Its shadow is the veil over what is cut away. */
export const frame = layeredStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  translate: '-50% -50%',
  boxShadow: `0 0 0 9999px ${vars.color.photoScrim}, inset 0 0 0 1px ${vars.color.viewerText}`,
  pointerEvents: 'none',
  selectors: { ...unseen, '&[data-shape="round"]': { borderRadius: '50%' } },
  '@media': { [media.forcedColors]: { border: '2px solid CanvasText' } },
});

/** Lines of thirds, while the picture moves. */
export const thirds = layeredStyle({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  backgroundImage: ['to right', 'to bottom']
    .map(
      (way) =>
        `linear-gradient(${way}, transparent calc(33.33% - 1px), ${vars.color.viewerTextMuted} 33.33%, transparent calc(33.33% + 1px), transparent calc(66.67% - 1px), ${vars.color.viewerTextMuted} 66.67%, transparent calc(66.67% + 1px))`,
    )
    .join(', '),
  selectors: { '[data-moving] &': { opacity: 0.7 } },
});

export const message = layeredStyle({
  gridArea: '1/1',
  placeSelf: 'center',
  padding: vars.space[4],
  color: vars.color.textMuted,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textAlign: 'center',
  pointerEvents: 'none',
  selectors: { '&[role="alert"]': { color: vars.color.criticalText } },
});
