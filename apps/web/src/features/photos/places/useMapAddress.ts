import { MAP } from '@xiangji/api-client/contract';
import { formatMapPosition, type MapSight, mapAreaOf, parseMapPosition } from '@xiangji/blocks';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { PhotoAddress } from '../../../shared/photoList/photoSource.ts';
import type { MapArea } from './places.queries.ts';

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
