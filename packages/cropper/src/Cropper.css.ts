import { vars } from '@xiangji/ui/theme/contract';
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
