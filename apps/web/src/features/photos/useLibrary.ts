import { useCallback, useMemo, useState } from 'react';
import type { FileOrder } from '../../shared/models/photoList.ts';
import { type LibraryScope, librarySource, useKeepOrder } from './photos.queries.ts';

/** The photos of a scope in their stored order, and a function that stores another order. */
export function useLibrary({ albumId, tagId, favorite, search }: LibraryScope) {
  const [order, setOrder] = useState<FileOrder>();
  const { mutate } = useKeepOrder({ albumId, tagId });
  const source = useMemo(
    () => librarySource({ albumId, tagId, favorite, search }, order),
    [albumId, tagId, favorite, search, order],
  );
  const changeOrder = useCallback(
    (next: FileOrder) => {
      setOrder(next);
      mutate(next);
    },
    [mutate],
  );
  return { source, changeOrder };
}
