import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { PAGING } from '@xiangji/api-client/contract';
import { api } from '../../shared/api/api.ts';
import { deletedPhotoOf } from '../../shared/models/recycle.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';

const RECYCLE_KEY = ['recycle'] as const;

/** The photos of a call: some of them, or everything in the recycle bin, loaded or not. */
export type RecycledPhotos = { ids: string[] } | { all: 1 };

/** One page of the bin, counted from 1; the previous page is shown until it has loaded. */
export function recycleQuery(page: number) {
  return queryOptions({
    queryKey: [...RECYCLE_KEY, page],
    queryFn: async ({ signal }) => {
      const { list, ...rest } = await api.recycle.list({
        query: { page, count: PAGING.RECYCLE_PAGE },
        signal,
      });
      return { ...rest, photos: list.map(deletedPhotoOf) };
    },
    placeholderData: keepPreviousData,
    // Every part of the product deletes photos.
    staleTime: 0,
  });
}

/** Reloads the pages of the bin, and everything that restored photos are in. */
export function useRefreshRecycleBin() {
  const client = useQueryClient();
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  return () =>
    Promise.all([client.invalidateQueries({ queryKey: RECYCLE_KEY }), refreshPhotos(), refreshAlbums()]);
}
