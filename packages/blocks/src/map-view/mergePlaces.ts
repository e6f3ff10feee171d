import type { MapCluster } from './MapMarkers.tsx';
import { project, shortWay, worldSize } from './mercator.ts';

/** Minimum distance between two clusters on the map (px): a marker with its number, and a little space. */
export const PLACES_APART = 60;

/**
 * Merges clusters that would overlap at a zoom. The largest one keeps its position and gets the photos of the others.
 * The cluster `selected` is never merged into another one.
 */
export function mergePlaces(
  clusters: readonly MapCluster[],
  zoom: number,
  selected: string | undefined,
): MapCluster[] {
  const apart = PLACES_APART / worldSize(zoom);
  const rank = ({ id, count }: MapCluster) => (id === selected ? Number.POSITIVE_INFINITY : count);
  const places: { x: number; y: number; cluster: MapCluster }[] = [];
  for (const cluster of clusters.toSorted((one, other) => rank(other) - rank(one))) {
    const { x, y } = project(cluster);
    const near = places.find(
      (place) => Math.abs(shortWay(place.x, x)) < apart && Math.abs(place.y - y) < apart,
    );
    if (near) near.cluster = { ...near.cluster, count: near.cluster.count + cluster.count };
    else places.push({ x, y, cluster });
  }
  return places.map(({ cluster }) => cluster);
}
