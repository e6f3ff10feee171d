import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const text = style({ margin: 0 });

export const headline = style({
  margin: 0,
  fontSize: vars.fontSize.body,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});

export const files = style({
  display: 'grid',
  gap: vars.space[1],
  maxHeight: '200px',
  margin: `${vars.space[2]} 0 0`,
  padding: vars.space[3],
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  listStyle: 'none',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.small,
});

export const folder = style({ color: vars.color.textMuted });
