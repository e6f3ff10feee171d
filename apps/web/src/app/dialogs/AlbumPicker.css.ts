import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  maxHeight: 'min(40dvh, 320px)',
  overflowY: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
});

export const note = style({
  margin: 0,
  padding: vars.space[2],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
});

export const error = style({ margin: 0, color: vars.color.criticalText, fontSize: vars.fontSize.small });
