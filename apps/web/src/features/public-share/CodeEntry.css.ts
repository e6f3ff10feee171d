import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export { note, title } from '../../shared/page/texts.css.ts';

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[5],
  background: vars.color.surface,
});

export const sheet = style({
  width: '100%',
  maxWidth: '320px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  textAlign: 'center',
});

/** Two lines always have their place: nothing jumps when they come. */
export const message = style({ minHeight: '44px', display: 'grid', alignContent: 'center' });

export const fieldError = style({
  margin: 0,
  color: vars.color.criticalText,
  fontWeight: vars.fontWeight.medium,
});
