import { vars } from '@xiangji/ui/theme';
import { blockStyle as style } from '@xiangji/ui/theme/style';

/** Height of the map of one location. */
export const PLACE_MAP_HEIGHT = '220px';

export const frame = style({
  position: 'relative',
  minHeight: PLACE_MAP_HEIGHT,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
});

/** In the normal flow, because the style sheet of a third-party map sets `position`. */
export const canvas = style({ width: '100%', height: PLACE_MAP_HEIGHT });
