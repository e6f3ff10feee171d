import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[4],
  background: vars.color.overlay,
  pointerEvents: 'none',
});

export const overlayCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[6]} ${vars.space[7]}`,
  textAlign: 'center',
  fontWeight: vars.fontWeight.medium,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.overlay,
});

export const overlayIcon = style({ width: '40px', height: '40px', color: vars.color.accent });
