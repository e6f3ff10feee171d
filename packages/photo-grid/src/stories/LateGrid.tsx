import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PhotoGridItem } from '../items.ts';
import { PhotoGrid, type PhotoGridProps } from '../PhotoGrid.tsx';
import type { RangeRequest } from '../virtual/rangeRequests.ts';

/** A grid whose photos arrive some time after they are asked for, like those of a service. */
export function LateGrid(
  props: Omit<PhotoGridProps, 'getItem' | 'dataVersion' | 'onLoadRange'> & {
    photo: (index: number) => PhotoGridItem;
    /** Milliseconds until photos arrive; Infinity never. */
    delay: number;
  },
) {
  const { photo, delay, ...rest } = props;
  const loaded = useMemo(() => new Map<number, PhotoGridItem>(), []);
  const [version, setVersion] = useState(0);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);
  const getItem = useCallback((index: number) => loaded.get(index), [loaded]);
  const onLoadRange = useCallback(
    ({ start, end, signal }: RangeRequest) => {
      if (!Number.isFinite(delay)) return;
      const timer = setTimeout(() => {
        for (let index = start; index < end; index += 1) loaded.set(index, photo(index));
        if (alive.current) setVersion((before) => before + 1);
      }, delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [delay, loaded, photo],
  );
  return <PhotoGrid {...rest} getItem={getItem} dataVersion={version} onLoadRange={onLoadRange} />;
}
