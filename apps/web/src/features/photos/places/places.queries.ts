import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAP, ORDER } from '@xiangji/api-client/contract';
import type { MapCluster, MapSight } from '@xiangji/blocks';
import { api } from '../../../shared/api/api.ts';
import type { PhotoSource } from '../../../shared/photoList/photoSource.ts';
import { PHOTOS_KEY } from '../../../shared/queries/photos.queries.ts';
import { findPhoto } from '../photos.queries.ts';

/** A view of the map as the server has it. */
export type MapArea = Parameters<typeof api.map.clusters>[0]['query'];

const WORLD: MapArea = { west: -180, south: -85, east: 180, north: 85, zoom: 0 };

/** Parts of a degree; closer views have the same photos. */
const PRECISION = 1e5;
const rounded = (degrees: number) => Math.round(degrees * PRECISION) / PRECISION;

/** The area of what a map shows. */
export function areaOf({ bounds, position }: MapSight): MapArea {
  const { west, south, east, north } = bounds;
  const zoom = Math.min(MAP.ZOOM_MAX, Math.round(position.zoom));
  return { west: rounded(west), south: rounded(south), east: rounded(east), north: rounded(north), zoom };
}

/** The places of an area; those of before stay until they are loaded. */
export function clustersQuery(area: MapArea | undefined) {
  return queryOptions({
    queryKey: [...PHOTOS_KEY, 'clusters', area],
    queryFn: async ({ signal }): Promise<MapCluster[]> => {
      const { clusters } = await api.map.clusters({ query: area ?? WORLD, signal });
      return clusters.map(({ cover, ...place }) => ({ id: cover.id, src: cover.path, ...place }));
    },
    enabled: area !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** Whether any photo has a place; asked where an area has none. */
export function anyPlaceQuery(enabled: boolean) {
  return queryOptions({
    queryKey: [...PHOTOS_KEY, 'clusters', 'any'],
    queryFn: async ({ signal }) => (await api.map.clusters({ query: WORLD, signal })).count > 0,
    enabled,
  });
}

/** The one heading of an area: its photos are not grouped. A day number, which none of its texts is shown of. */
const HEADING = '0';

/** The photos of an area, the newest first. */
export function areaSource(area: MapArea | undefined): PhotoSource {
  return {
    key: [...PHOTOS_KEY, 'area', area],
    list: async ({ axis, skip = 0, count }, signal) => {
      const { list, count: total } = await api.map.list({
        query: { ...(area ?? WORLD), skip, count },
        signal,
      });
      const heading = { key: HEADING, name: '', category: HEADING, count: total, total };
      return {
        list,
        order: ORDER.DATE_DESC,
        hasMore: skip + list.length < total,
        ...(axis && { axis: total > 0 ? [heading] : [] }),
        info: { name: null, count: total, photos: total, videos: 0 },
      };
    },
    get: findPhoto,
  };
}
