import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

export const frame = style({
  position: 'relative',
  height: '220px',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

/** In the flow: the map's own style sheet says how it is positioned. */
export const canvas = style({ width: '100%', height: '100%' });

export const waiting = style({ position: 'absolute', inset: 0 });

export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
