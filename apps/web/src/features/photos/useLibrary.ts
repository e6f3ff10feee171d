import { useCallback, useMemo, useState } from 'react';
import type { FileOrder, PhotoSource } from '../../shared/photoList/photoSource.ts';
import { photosKey } from '../../shared/queries/photos.queries.ts';
import { findPhoto, type LibraryScope, listPhotos, useKeepOrder } from './photos.queries.ts';

/** The photos of a scope in their stored order, and a function that stores another order. */
export function useLibrary({ albumId, tagId }: LibraryScope) {
  const [order, setOrder] = useState<FileOrder>();
  const { mutate } = useKeepOrder({ albumId, tagId });
  const source = useMemo(
    (): PhotoSource => ({
      key: photosKey(albumId, { tagId, order }),
      list: (query, signal) => listPhotos({ albumId, tagId }, { order, ...query }, signal),
      get: findPhoto,
    }),
    [albumId, tagId, order],
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
