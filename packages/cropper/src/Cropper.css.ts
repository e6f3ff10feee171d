import { media, vars } from '@xiangji/ui/theme/contract';
import { layeredStyle } from './layered.ts';

export const root = layeredStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  width: '100%',
  color: vars.color.text,
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
});

export const stage = layeredStyle({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  contain: 'layout paint',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
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
  maxWidth: 'none',
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

export const controls = layeredStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '400px',
});

export const line = layeredStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
});

export const range = layeredStyle({
  flex: 1,
  minWidth: 0,
  height: vars.size.control,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.control,
    },
  },
});

export const value = layeredStyle({
  minWidth: '48px',
  textAlign: 'end',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const button = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surfaceHover },
    '&:active:not(:disabled)': { background: vars.color.surfaceActive },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'default' },
  },
});

export const preview = layeredStyle({
  position: 'relative',
  overflow: 'hidden',
  flexShrink: 0,
  background: vars.color.surfaceHover,
  borderRadius: vars.radius.control,
  boxShadow: `0 0 0 1px ${vars.color.border}`,
  selectors: { '&[data-shape="round"]': { borderRadius: '50%' } },
});

export const previews = layeredStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] });

/** In the stage's place while there is no picture, as high, so that nothing jumps. */
export const message = layeredStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  padding: vars.space[4],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
  textAlign: 'center',
  selectors: { '&[role="alert"]': { color: vars.color.criticalText } },
});
