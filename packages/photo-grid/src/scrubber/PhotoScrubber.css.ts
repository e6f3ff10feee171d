import { vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

/** Fills the height of its container, which also decides its position. */
export const scrubber = style({
  position: 'relative',
  width: '56px',
  height: '100%',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'pointer',
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
});

/** Inset so that the first and the last label are seen whole. */
export const track = style({ position: 'absolute', insetInline: 0, top: '12px', bottom: '12px' });

export const mark = style({
  position: 'absolute',
  insetInlineEnd: '16px',
  translate: '0 -50%',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});

export const dot = style({
  position: 'absolute',
  insetInlineEnd: '16px',
  width: '4px',
  height: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.borderStrong,
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});

export const thumb = style({
  position: 'absolute',
  insetInlineEnd: 0,
  width: '12px',
  height: '3px',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  translate: '0 -50%',
  pointerEvents: 'none',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const bubble = style({
  position: 'absolute',
  insetInlineEnd: '44px',
  translate: '0 -50%',
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceInverse,
  color: vars.color.textOnInverse,
  fontSize: vars.fontSize.small,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  zIndex: 1,
});
