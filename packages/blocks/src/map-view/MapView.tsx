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
  /** The photos in sight, by place. */
  clusters: readonly MapCluster[];
  /** Id of the cluster that is marked. */
  selected?: string | undefined;
  /**
   * Where the map begins.
   * @default the whole world
   */
  defaultPosition?: MapPosition;
  /** Called when the map is measured, and whenever it has come to rest at another position. */
  onMove?: (sight: MapSight) => void;
  /** Called with the id of a pressed place that zooming does not divide: a single photo, or at the closest zoom. */
  onOpen: (id: string) => void;
  /**
   * Draws the map under the places, in Web Mercator; it gets no events.
   * @default land and sea of the world, without any request to a third party
   */
  renderBase?: (props: MapBaseProps) => ReactNode;
  /**
   * Smallest zoom; the world always fills the map.
   * @default 0
   */
  minZoom?: number;
  /**
   * Largest zoom: at zoom `n` the world is 256 × 2^n pixels across.
   * @default 14
   */
  maxZoom?: number;
  /**
   * The clusters are being loaded for the first time.
   * @default false
   */
  loading?: boolean;
  /** Shown over the map: that there is no photo, or that loading failed. */
  overlay?: ReactNode;
  /** Replaces individual texts. */
  labels?: Partial<MapViewLabels>;
}

const WORLD: MapPosition = { lat: 25, lng: 20, zoom: 0 };
const MAX_ZOOM = 14;
/** Levels of zoom that a press on a place adds. */
const PRESS_ZOOM = 2;
/** Parts of a level of zoom at which places are merged again. */
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
 * A map of photos: places with their numbers of photos, moved by pointer, touch, wheel and keys, with a list of the places
 * as its equal for keys and screen readers. It fills its parent.
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
