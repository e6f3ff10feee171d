import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { Skeleton, VisuallyHidden } from '@xiangji/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type MapViewLabels, mapViewLabels } from './labels.ts';
import { MapControls, Scale } from './MapControls.tsx';
import { type MapCluster, Markers } from './MapMarkers.tsx';
import * as css from './MapView.css.ts';
import {
  type Camera,
  limitCamera,
  type MapPosition,
  positionOf,
  type Size,
  type ZoomLimits,
} from './mercator.ts';
import { type MapSight, useMapCamera } from './useMapCamera.ts';
import { useMapGestures } from './useMapGestures.ts';
import { WorldMap } from './WorldMap.tsx';

/** The position of the center, and the size of the map in pixels. */
export interface MapBaseProps extends Size {
  /** The center of the map, and its zoom. */
  position: MapPosition;
}

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
  /** Replaces single texts. */
  labels?: Partial<MapViewLabels>;
}

const WORLD: MapPosition = { lat: 25, lng: 20, zoom: 0 };
const MAX_ZOOM = 14;
/** Levels of zoom that a press on a place adds. */
const PRESS_ZOOM = 2;
/** Zooms that differ by less are the same. */
const SAME_ZOOM = 0.01;

function Overlay({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css.overlay}>
      <div className={css.message}>{children}</div>
    </div>
  );
}

/** How far the map can be zoomed from where it is. */
function zoomsOf(camera: Camera, size: Size | undefined, limits: ZoomLimits) {
  const least = size ? limitCamera({ ...camera, zoom: 0 }, size, limits).zoom : 0;
  return { in: camera.zoom < limits.maxZoom - SAME_ZOOM, out: camera.zoom > least + SAME_ZOOM };
}

/**
 * A map of photos: places with their numbers of photos, moved by pointer, touch, wheel and keys, with a list of the places
 * as its equal for keys and screen readers. It fills its parent.
 */
export function MapView(props: MapViewProps) {
  const { clusters, defaultPosition = WORLD, onMove, onOpen, renderBase, overlay, loading = false } = props;
  const limits = { minZoom: props.minZoom ?? 0, maxZoom: props.maxZoom ?? MAX_ZOOM };
  const labels = useBlockLabels(mapViewLabels, props.labels);
  const surface = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { camera, size, pan, zoomAt, zoomBy, flyTo } = useMapCamera({
    ...{ surface, defaultPosition, onMove },
    ...limits,
  });
  const gestures = useMapGestures(surface, { pan, zoomAt, zoomBy });
  const canZoom = zoomsOf(camera, size, limits);
  const press = useLatestCallback(({ id, count, lat, lng }: MapCluster) => {
    if (count === 1 || !canZoom.in) onOpen(id);
    else flyTo({ lat, lng, zoom: camera.zoom + PRESS_ZOOM });
  });
  const photos = clusters.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className={css.root} aria-label={labels.map} aria-busy={loading}>
      <div
        ref={surface}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it moves by the arrow keys
        tabIndex={0}
        className={css.surface}
        aria-label={labels.map}
        aria-describedby={helpId}
        {...gestures}
      >
        {size && (
          <div className={css.base}>
            {renderBase ? (
              renderBase({ position: positionOf(camera), ...size })
            ) : (
              <WorldMap camera={camera} size={size} />
            )}
          </div>
        )}
        {size && (
          <Markers {...{ clusters, camera, size, labels }} selected={props.selected} onPress={press} />
        )}
      </div>
      {loading && <Skeleton className={css.loading} />}
      {size && <Scale camera={camera} labels={labels} />}
      <MapControls
        {...{ clusters, labels, canZoom }}
        onPress={press}
        onZoom={zoomBy}
        onWorld={() => flyTo({ ...positionOf(camera), zoom: 0 })}
      />
      <Overlay>{overlay}</Overlay>
      <VisuallyHidden>
        <span id={helpId}>{labels.keys}</span>
        <span role="status">{!loading && labels.inSight(clusters.length, photos)}</span>
      </VisuallyHidden>
    </section>
  );
}
