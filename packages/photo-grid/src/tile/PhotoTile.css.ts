import { visuallyHidden } from '@xiangji/internal/visuallyHidden';
import { vars } from '@xiangji/ui/theme/contract';
import { style } from '@xiangji/ui/theme/style';

const hoverable = '(hover: hover)';

export const tile = style({
  position: 'absolute',
  top: 0,
  height: '100%',
  background: vars.color.surfaceHover,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-loading]': { cursor: 'default' },
    '&[data-airy]': { background: 'transparent' },
    '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    '&[data-selected]': { background: vars.color.accentSoft, borderRadius: vars.radius.control },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px', zIndex: 1 },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  transition: `scale ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    // Only what has corners or turns is clipped: each clip costs a node of the compositor's trees.
    '[data-airy] > &': { inset: 'auto', overflow: 'hidden', borderRadius: vars.radius.control },
    '[data-selected] > &': { scale: '0.92', overflow: 'hidden', borderRadius: vars.radius.control },
    '[data-selectable] > &::after': {
      content: '""',
      position: 'absolute',
      inset: '0 0 auto',
      height: '56px',
      background: `linear-gradient(${vars.color.photoScrim}, transparent)`,
      opacity: 0,
      transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
      pointerEvents: 'none',
    },
    '[data-selectable]:focus-visible > &::after': { opacity: 1 },
    '[data-selecting] &::after': { opacity: 0.6 },
  },
  '@media': {
    [hoverable]: { selectors: { '[data-selectable]:hover > &::after': { opacity: 1 } } },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const image = style({
  display: 'block',
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.enter} ${vars.motion.standard}`,
  selectors: { '&[data-ready]': { opacity: 1 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const check = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  width: '40px',
  height: '40px',
  padding: 0,
  border: 0,
  background: 'transparent',
  display: 'grid',
  placeItems: 'center',
  cursor: 'pointer',
  opacity: 0,
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&::before': {
      content: '""',
      width: '22px',
      height: '22px',
      borderRadius: vars.radius.full,
      border: `2px solid ${vars.color.photoText}`,
      boxSizing: 'border-box',
    },
    '[data-selected] > &, [data-selecting] &, :focus-visible > &': { opacity: 1 },
    '[data-selected] > &::before': { background: vars.color.accent, borderColor: vars.color.accent },
    '[data-selected] > &::after': {
      content: '""',
      position: 'absolute',
      width: '6px',
      height: '11px',
      marginTop: '-3px',
      border: `solid ${vars.color.textOnAccent}`,
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
  },
  '@media': {
    [hoverable]: { selectors: { ':hover > &': { opacity: 1 } } },
    '(pointer: coarse)': { width: '44px', height: '44px' },
    '(forced-colors: active)': { selectors: { '[data-selected] > &::before': { background: 'Highlight' } } },
  },
});

/** The heart as a mask, so that it has the colour of the text. */
const heartMask = (fill: 'none' | 'black') => {
  const path =
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="black" stroke-width="2" stroke-linejoin="round"><path d="${path}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") center / 100% no-repeat`;
};

export const heart = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 0,
  width: '40px',
  height: '40px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.photoText,
  filter: `drop-shadow(0 0 2px ${vars.color.photoScrim})`,
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  transition: `opacity ${vars.motion.feedback} ${vars.motion.standard}`,
  selectors: {
    '&::before': {
      content: '""',
      width: '20px',
      height: '20px',
      background: 'currentColor',
      forcedColorAdjust: 'none',
      mask: heartMask('none'),
    },
    '&[data-favorite]::before': { mask: heartMask('black') },
    '&[data-favorite], :focus-visible > &': { opacity: 1 },
    '&[data-heart]': { cursor: 'pointer' },
    // While clicks select, it is a sign only.
    '[data-selecting] &': { pointerEvents: 'none' },
    '[data-selecting] &:not([data-favorite])': { display: 'none' },
  },
  '@media': {
    [hoverable]: { selectors: { ':hover > &': { opacity: 1 } } },
    // A button that no finger can see.
    '(hover: none)': { selectors: { '&:not([data-favorite])': { display: 'none' } } },
    '(pointer: coarse)': { width: '44px', height: '44px' },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const link = style({ position: 'absolute', inset: 0, WebkitTapHighlightColor: 'transparent' });

export const badge = style({
  position: 'absolute',
  bottom: vars.space[1],
  insetInlineEnd: vars.space[1],
  padding: '1px 6px',
  borderRadius: vars.radius.full,
  background: vars.color.photoScrim,
  color: vars.color.photoText,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const broken = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  padding: vars.space[1],
  textAlign: 'center',
  background: vars.color.surfaceHover,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  overflow: 'hidden',
});

export const retry = style({
  minHeight: '28px',
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
});

/** Read, not seen. */
export const spoken = style(visuallyHidden);
