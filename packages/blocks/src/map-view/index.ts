export { type MapViewLabels, mapViewLabels } from './labels.ts';
export type { MapCluster } from './MapMarkers.tsx';
export type { MapBaseProps } from './MapSurface.tsx';
export { MapView, type MapViewProps } from './MapView.tsx';
export { formatMapPosition, mapAreaOf, parseMapPosition } from './mapAddress.ts';
export type { MapBounds, MapPosition } from './mercator.ts';
export { PlaceMap, type PlaceMapProps } from './PlaceMap.tsx';
export { PlaceMapFrame, type PlaceMapFrameProps } from './PlaceMapFrame.tsx';
export type { MapSight } from './useMapCamera.ts';
