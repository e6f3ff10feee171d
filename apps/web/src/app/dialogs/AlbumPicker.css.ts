import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: vars.space[1],
  maxHeight: 'min(40dvh, 320px)',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  ':hover': { background: vars.color.surfaceHover },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = style({
  margin: 0,
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const error = style({ margin: 0, color: vars.color.criticalText, fontSize: vars.fontSize.small });
