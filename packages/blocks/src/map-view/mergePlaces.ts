import type { MapCluster } from './MapMarkers.tsx';
import { project, shortWay, worldSize } from './mercator.ts';

/** Pixels between two places on the map: a pin with its number, and a little space. */
export const PLACES_APART = 60;

/**
 * Places that would overlap at a zoom, as one: the largest of them stays where it is, with all of their photos. The
 * cluster `selected` stays a place of its own.
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
