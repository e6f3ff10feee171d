import { blockStyle as style } from '@xiangji/ui/theme/style';
import { PLACE_MAP_HEIGHT } from '../map-view/PlaceMapFrame.css.ts';

/** Hidden, but with its size for the next try, while a text that may need more space says what failed. */
export const unseen = style({ position: 'absolute', inset: 0, visibility: 'hidden' });

export const waiting = style({ position: 'absolute', inset: 0 });

export const failure = style({ display: 'grid', placeItems: 'center', minHeight: PLACE_MAP_HEIGHT });

export const base = style({ width: '100%', height: '100%' });
