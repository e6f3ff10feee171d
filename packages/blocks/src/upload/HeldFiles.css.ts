import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  alignItems: 'end',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  overflowWrap: 'anywhere',
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const more = style({ margin: 0, color: vars.color.textMuted });
