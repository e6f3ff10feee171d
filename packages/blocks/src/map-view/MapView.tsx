import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Skeleton, VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, useMemo } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type MapViewLabels, mapViewLabels } from './labels.ts';
import { MapControls } from './MapControls.tsx';
import { type MapCluster, Markers } from './MapMarkers.tsx';
import { type MapBaseProps, MapSurface } from './MapSurface.tsx';
import * as css from './MapView.css.ts';
import { type MapPosition, positionOf } from './mercator.ts';
import { mergePlaces } from './mergePlaces.ts';
import { useMap } from './useMap.ts';
import type { MapSight } from './useMapCamera.ts';

export interface MapViewProps {
  /** The clusters of photos in the visible area. */
  clusters: readonly MapCluster[];
  /** Id of the highlighted cluster. */
  selected?: string | undefined;
  /** Initial center and zoom of the map. @default the whole world */
  defaultPosition?: MapPosition;
  /** Called after the map is first measured, and after each move has ended at a new position. */
  onMove?: (sight: MapSight) => void;
  /**
   * Called with the id of a pressed cluster that further zooming cannot divide: a single photo, or any cluster at the
   * maximum zoom.
   */
  onOpen: (id: string) => void;
  /**
   * Renders the base map below the markers, in Web Mercator. It receives no events.
   * @default a map of land and sea that makes no requests to third parties
   */
  renderBase?: (props: MapBaseProps) => ReactNode;
  /** Minimum zoom. The zoom is always large enough for the world to fill the map. @default 0 */
  minZoom?: number;
  /** Maximum zoom. At zoom `n` the world is 256 × 2^n pixels wide. @default 14 */
  maxZoom?: number;
  /** Whether the clusters are being loaded for the first time. @default false */
  loading?: boolean;
  /** Content over the map, such as an empty state or an error. */
  overlay?: ReactNode;
  /** Replaces individual texts. */
  labels?: Partial<MapViewLabels>;
}

const WORLD: MapPosition = { lat: 25, lng: 20, zoom: 0 };
const MAX_ZOOM = 14;
/** Number of zoom levels by which a press on a cluster zooms in. */
const PRESS_ZOOM = 2;
/** Number of times per zoom level at which clusters are merged again. */
const MERGE_STEPS = 2;

function Overlay({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css.overlay}>
      <div className={css.message}>{children}</div>
    </div>
  );
}

/**
 * A map of photo clusters with their numbers of photos. Users move it by mouse, touch, wheel and keyboard. A list of
 * the places offers the same to keyboard and screen reader users. The map fills its parent.
 */
export function MapView(props: MapViewProps) {
  const { clusters, selected, overlay, onOpen, renderBase, loading = false } = props;
  const labels = useBlockLabels(mapViewLabels, props.labels);
  const map = useMap({
    ...{ defaultPosition: props.defaultPosition ?? WORLD, onMove: props.onMove },
    ...{ minZoom: props.minZoom ?? 0, maxZoom: props.maxZoom ?? MAX_ZOOM },
  });
  const { camera, canZoom, flyTo } = map;
  const mergedAt = Math.floor(camera.zoom * MERGE_STEPS) / MERGE_STEPS;
  const places = useMemo(() => mergePlaces(clusters, mergedAt, selected), [clusters, mergedAt, selected]);
  const press = useLatestCallback(({ id, count, lat, lng }: MapCluster) => {
    if (count === 1 || !canZoom.in) onOpen(id);
    else flyTo({ lat, lng, zoom: camera.zoom + PRESS_ZOOM });
  });
  const photos = clusters.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={css.root} aria-label={labels.map} aria-busy={loading}>
      <MapSurface {...{ map, labels, renderBase }} name={labels.map}>
        {(at, size) => (
          <Markers clusters={places} {...{ selected, size, labels }} camera={at} onPress={press} />
        )}
      </MapSurface>
      {loading && <Skeleton className={css.loading} />}
      <MapControls
        clusters={places}
        {...{ labels, canZoom }}
        onPress={press}
        onZoom={map.zoomBy}
        onWorld={() => flyTo({ ...positionOf(camera), zoom: 0 })}
      />
      <Overlay>{overlay}</Overlay>
      <VisuallyHidden role="status">{!loading && labels.inSight(places.length, photos)}</VisuallyHidden>
    </section>
  );
}
