import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { MAP } from '@xiangji/api-client/contract';
import { formatMapPosition, type MapSight, mapAreaOf, parseMapPosition } from '@xiangji/blocks';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../shared/api/api.ts';
import { areaPhotosOf, clustersOf } from '../../../shared/models/map.ts';
import type { PhotoAddress, PhotoSource } from '../../../shared/photoList/photoSource.ts';
import { PHOTOS_KEY } from '../../../shared/queries/photos.queries.ts';
import { findPhoto } from '../photos.queries.ts';

/** Key of the address: latitude, longitude and zoom. */
const AT_KEY = 'at';

/** The view of the map and its address: the address follows the map, and the map begins where the address says. */
export function useMapAddress() {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [search] = useSearchParams();
  const at = search.get(AT_KEY);
  const [defaultPosition] = useState(() => parseMapPosition(at));
  const [area, setArea] = useState<MapArea>();
  const address = useMemo((): PhotoAddress => {
    const query = at ? `?${AT_KEY}=${at}` : '';
    return { list: `/map${query}`, photo: (id) => `/map/${id}${query}` };
  }, [at]);
  const onMove = useCallback(
    (sight: MapSight) => {
      setArea(mapAreaOf(sight, MAP.ZOOM_MAX));
      const text = formatMapPosition(sight.position);
      if (text === at) return;
      void navigate(`${pathname}?${AT_KEY}=${text}`, { replace: true, state, preventScrollReset: true });
    },
    [navigate, pathname, state, at],
  );
  return { area, address, defaultPosition, onMove };
}

/** A view of the map as the server has it. */
export type MapArea = Parameters<typeof api.map.clusters>[0]['query'];

const WORLD: MapArea = { west: -180, south: -85, east: 180, north: 85, zoom: 0 };

/** The places of an area; those of before stay until they are loaded. */
export function clustersQuery(area: MapArea | undefined) {
  return queryOptions({
    queryKey: [...PHOTOS_KEY, 'clusters', area],
    queryFn: async ({ signal }) => clustersOf(await api.map.clusters({ query: area ?? WORLD, signal })),
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

/** The photos of an area, the newest first. */
export function areaSource(area: MapArea | undefined): PhotoSource {
  return {
    key: [...PHOTOS_KEY, 'area', area],
    list: async ({ skip = 0, count }, signal) =>
      areaPhotosOf(await api.map.list({ query: { ...(area ?? WORLD), skip, count }, signal }), skip),
    get: findPhoto,
  };
}
