import { useCallback, useMemo, useState } from 'react';
import type { FileOrder } from '../models/photoList.ts';
import { type LibraryScope, librarySource, useKeepOrder } from '../queries/library.queries.ts';

/** The photos of a scope in their stored order, and a function that stores another order. */
export function useLibrary(
  { albumId, tagId, favorite, search }: LibraryScope,
  onError: (error: unknown) => void,
) {
  const [order, setOrder] = useState<FileOrder>();
  const { mutate } = useKeepOrder({ albumId, tagId }, onError);
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
