import { blockStyle as style } from '@xiangji/ui/theme/style';
import { PLACE_MAP_HEIGHT } from '../map-view/PlaceMapFrame.css.ts';

/**
 * Hides the map but keeps its size for the next attempt. An error text, which may need more space, is shown instead.
 */
export const unseen = style({ position: 'absolute', inset: 0, visibility: 'hidden' });

export const waiting = style({ position: 'absolute', inset: 0 });

export const failure = style({ display: 'grid', placeItems: 'center', minHeight: PLACE_MAP_HEIGHT });

export const base = style({ width: '100%', height: '100%' });
