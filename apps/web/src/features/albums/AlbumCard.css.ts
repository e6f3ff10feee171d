import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const card = style({
  display: 'block',
  minWidth: 0,
  padding: vars.space[2],
  color: 'inherit',
  textDecoration: 'none',
  // A list of thousands paints what is in sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 300px',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: `${vars.space[2]} ${vars.space[1]} ${vars.space[1]}`,
});

export const name = style({
  fontWeight: vars.fontWeight.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const detail = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontVariantNumeric: 'tabular-nums',
});
