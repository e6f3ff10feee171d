import { useRef } from 'react';
import { type Camera, limitCamera, type MapPosition, type Size, type ZoomLimits } from './mercator.ts';
import { type MapSight, useMapCamera } from './useMapCamera.ts';
import { useMapGestures } from './useMapGestures.ts';

export interface MapOptions extends ZoomLimits {
  defaultPosition: MapPosition;
  onMove?: ((sight: MapSight) => void) | undefined;
}

/** Zooms that differ by less than this count as equal. */
const SAME_ZOOM = 0.01;

/** Returns whether the map can be zoomed in and out from the current zoom. */
function zoomsOf(camera: Camera, size: Size | undefined, limits: ZoomLimits) {
  const least = size ? limitCamera({ ...camera, zoom: 0 }, size, limits).zoom : 0;
  return { in: camera.zoom < limits.maxZoom - SAME_ZOOM, out: camera.zoom > least + SAME_ZOOM };
}

/** Returns the camera of a map, and handles the gestures on its surface. */
export function useMap({ defaultPosition, onMove, ...limits }: MapOptions) {
  const surface = useRef<HTMLDivElement>(null);
  const { camera, size, pan, zoomAt, zoomBy, flyTo } = useMapCamera({
    ...{ surface, defaultPosition, onMove },
    ...limits,
  });
  const gestures = useMapGestures(surface, { pan, zoomAt, zoomBy });
  return { surface, camera, size, gestures, zoomBy, flyTo, canZoom: zoomsOf(camera, size, limits) };
}

export type MapControl = ReturnType<typeof useMap>;
