export { type MapViewLabels, mapViewLabels } from './labels.ts';
export type { MapCluster } from './MapMarkers.tsx';
export type { MapBaseProps } from './MapSurface.tsx';
export { MapView, type MapViewProps } from './MapView.tsx';
export type { MapBounds, MapPosition } from './mercator.ts';
export { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';
export type { MapSight } from './useMapCamera.ts';
