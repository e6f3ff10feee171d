import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { PAGING } from '@xiangji/api-client/contract';
import type { AlbumTarget } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { movedPhotosOf, targetAlbumOf } from '../../shared/models/photo.ts';
import { deletedPhotoOf } from '../../shared/models/recycle.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';

const RECYCLE_KEY = ['recycle'] as const;

/** The photos of a call: some of them, or everything in the recycle bin, loaded or not. */
export type Which = { ids: string[] } | { all: 1 };

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

/** A call that takes photos out of the recycle bin: reloads its pages and the albums afterwards. */
function useRecycleCall<Input, Reply>(call: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  return useMutation({
    mutationFn: call,
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: RECYCLE_KEY }), refreshPhotos(), refreshAlbums()]),
  });
}

/** Restores photos into their former albums. */
export function useRestoreBack() {
  return useRecycleCall((which: Which) => api.recycle.back({ body: which }));
}

/** Restores photos into an existing album, or into a new one. */
export function useRestoreTo() {
  return useRecycleCall(async ({ which, target }: { which: Which; target: AlbumTarget }) => {
    const { albumId, name } = targetAlbumOf(target);
    return movedPhotosOf(await api.recycle.restore({ params: { pid: albumId }, body: { ...which, name } }));
  });
}

/** Deletes permanently, with the account's password. */
export function useRemoveForGood() {
  return useRecycleCall(async ({ which, password }: { which: Which; password: string }) =>
    api.recycle.remove({ body: { ...which, password: await api.encrypt({ password }) } }),
  );
}
