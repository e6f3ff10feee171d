import { VisuallyHidden } from '@xiangji/ui';
import { memo, useMemo } from 'react';
import type { PhotoPlace } from '../photo-info/index.ts';
import type { MapViewLabels } from './labels.ts';
import * as css from './MapView.css.ts';
import { type Camera, project, type Size, shortWay, worldSize } from './mercator.ts';

/** A cluster: photos that are close together at the current zoom of the map. */
export interface MapCluster extends PhotoPlace {
  /** Identifies the cluster. */
  id: string;
  /** Number of photos. */
  count: number;
  /** URL of a small image of one of the photos; null or undefined if there is none. */
  src?: string | null | undefined;
}

export interface MarkersProps {
  clusters: readonly MapCluster[];
  selected: string | undefined;
  camera: Camera;
  size: Size;
  labels: MapViewLabels;
  onPress: (cluster: MapCluster) => void;
}

interface MarkerProps extends Pick<MarkersProps, 'labels' | 'onPress'> {
  cluster: MapCluster;
  isSelected: boolean;
  left: number;
  top: number;
}

const Marker = memo(function Marker({ cluster, isSelected, left, top, labels, onPress }: MarkerProps) {
  const { count, src } = cluster;
  return (
    // Not focusable, because dozens of tab stops would come before the content after the map. Keyboard users use the
    // list of places.
    <button
      type="button"
      tabIndex={-1}
      className={css.marker}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-selected={isSelected || undefined}
      onClick={() => onPress(cluster)}
    >
      <span className={css.pin}>
        {src && <img className={css.picture} src={src} alt="" draggable={false} />}
      </span>
      {count > 1 && (
        <span className={css.count} aria-hidden="true">
          {labels.count(count)}
        </span>
      )}
      <VisuallyHidden>{labels.place(count, labels.location(cluster))}</VisuallyHidden>
    </button>
  );
});

/**
 * Step in which the origin of the markers follows the camera (px). The markers are rendered again only after this
 * distance.
 */
const ORIGIN_STEP = 2_048;
/** Number of steps around the world in which the edge where markers change sides follows the camera. */
const EDGE_STEPS = 128;

/** The markers of the clusters. They move as one layer while the zoom does not change. */
export function Markers({ clusters, selected, camera, size, labels, onPress }: MarkersProps) {
  const side = worldSize(camera.zoom);
  const round = (value: number) => Math.round((value * side) / ORIGIN_STEP) * ORIGIN_STEP;
  const origin = { x: round(camera.x), y: round(camera.y) };
  const middle = Math.round(camera.x * EDGE_STEPS) / EDGE_STEPS;
  const placed = useMemo(
    () =>
      clusters.map((cluster) => {
        const { x, y } = project(cluster);
        const nearest = middle + shortWay(middle, x);
        return { cluster, left: Math.round(nearest * side - origin.x), top: Math.round(y * side - origin.y) };
      }),
    [clusters, side, middle, origin.x, origin.y],
  );
  const left = size.width / 2 + origin.x - camera.x * side;
  const top = size.height / 2 + origin.y - camera.y * side;
  return (
    <div className={css.layer} style={{ transform: `translate(${left}px, ${top}px)` }}>
      {placed.map((at) => (
        <Marker
          key={at.cluster.id}
          {...at}
          isSelected={at.cluster.id === selected}
          {...{ labels, onPress }}
        />
      ))}
    </div>
  );
}
