import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const list = style({
  // Grid rows keep their height. Flex items in a scrolling list would shrink and overlap.
  display: 'grid',
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

export const album = style({ display: 'flex', alignItems: 'center', gap: vars.space[3], minWidth: 0 });

export const cover = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surfaceSunken,
  backgroundSize: 'cover',
  color: vars.color.textMuted,
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const name = style({ overflowWrap: 'anywhere' });

export const facts = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontVariantNumeric: 'tabular-nums',
});
