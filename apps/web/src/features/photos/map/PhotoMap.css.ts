import { style } from '@vanilla-extract/css';
import { vars } from '@xiangji/ui/theme';

const HEIGHT = '220px';

export const frame = style({
  position: 'relative',
  minHeight: HEIGHT,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

/** In the flow: the map's own style sheet sets its position. */
export const canvas = style({ width: '100%', height: HEIGHT });

/** Hidden, but with its size for the next try, while a text that may need more space says what failed. */
export const unseen = style({ position: 'absolute', inset: 0, visibility: 'hidden' });

export const waiting = style({ position: 'absolute', inset: 0 });

export const failure = style({ display: 'grid', placeItems: 'center', minHeight: HEIGHT });
