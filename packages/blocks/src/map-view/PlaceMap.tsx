import { MapPinIcon } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { PhotoPlace } from '../photo-info/index.ts';
import { type MapViewLabels, mapViewLabels } from './labels.ts';
import { ZoomButtons } from './MapControls.tsx';
import { MapSurface } from './MapSurface.tsx';
import * as css from './MapView.css.ts';
import { type Camera, project, type Size, shortWay, worldSize } from './mercator.ts';
import { useMap } from './useMap.ts';

export interface PlaceMapProps {
  /** The location in the center of the map. */
  place: PhotoPlace;
  /** Replaces individual texts. */
  labels?: Partial<MapViewLabels>;
}

/** The maximum zoom is low because the land shape shows the detail of a region, not of a street. */
const ZOOMS = { first: 3, least: 0, most: 6 };

function Pin({ place, camera, size }: { place: PhotoPlace; camera: Camera; size: Size }) {
  const side = worldSize(camera.zoom);
  const { x, y } = project(place);
  const left = size.width / 2 + shortWay(camera.x, x) * side;
  const top = size.height / 2 + (y - camera.y) * side;
  return <MapPinIcon className={css.needle} style={{ transform: `translate(${left}px, ${top}px)` }} />;
}

function MapAround({ place, labels: own }: PlaceMapProps) {
  const labels = useBlockLabels(mapViewLabels, own);
  const map = useMap({
    defaultPosition: { ...place, zoom: ZOOMS.first },
    ...{ minZoom: ZOOMS.least, maxZoom: ZOOMS.most },
  });
  return (
    <div className={css.root}>
      <MapSurface {...{ map, labels }} name={labels.placeMap} description={labels.location(place)}>
        {(camera, size) => <Pin {...{ place, camera, size }} />}
      </MapSurface>
      <div className={css.controls}>
        <ZoomButtons labels={labels} canZoom={map.canZoom} onZoom={map.zoomBy} />
      </div>
    </div>
  );
}

/** A world map around one location, for example where a photo was taken. It fills its parent. */
export function PlaceMap(props: PlaceMapProps) {
  const { lat, lng } = props.place;
  // A new location starts in the center again.
  return <MapAround key={`${lat},${lng}`} {...props} />;
}
