import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

export const sheet = style({
  width: '100%',
  maxWidth: '320px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  fontWeight: vars.fontWeight.strong,
});

export const note = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
});

/** Reserves space for two lines, so that nothing moves when they appear. */
export const message = style({ minHeight: '44px', display: 'grid', alignContent: 'center' });

export const error = style({
  margin: 0,
  color: vars.color.criticalText,
  fontWeight: vars.fontWeight.medium,
});
