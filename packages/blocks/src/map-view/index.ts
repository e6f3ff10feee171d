export { type MapViewLabels, mapViewLabels } from './labels.ts';
export type { MapCluster } from './MapMarkers.tsx';
export { type MapBaseProps, MapView, type MapViewProps } from './MapView.tsx';
export type { MapBounds, MapPosition } from './mercator.ts';
export type { MapSight } from './useMapCamera.ts';
