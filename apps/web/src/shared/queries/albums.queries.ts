import { queryOptions, useMutation } from '@tanstack/react-query';
import { FOLDER_TYPES, type ManageBody, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { api } from '../api/api.ts';
import { type Album, type AlbumOrder, albumLevelsOf, albumListOf, albumOf } from '../models/album.ts';
import { useRefreshPhotos } from './photos.queries.ts';
import { ALBUMS_KEY, useRefreshAlbums } from './refresh.ts';

/** The top level, or one set with its albums. More than one feature shows albums. */
export function albumsQuery(setId?: string) {
  return queryOptions({
    queryKey: [...ALBUMS_KEY, setId ?? ROOT_FOLDER],
    queryFn: async ({ signal }) => {
      if (setId) {
        const { folder, ...level } = await api.folders.children({ params: { id: setId }, signal });
        return { ...albumListOf(level), album: albumOf(folder) };
      }
      return { ...albumListOf(await api.folders.list({ signal })), album: undefined };
    },
  });
}

/** The top level and the inside of every set, in one call. */
export const everyLevelQuery = queryOptions({
  queryKey: [...ALBUMS_KEY, 'every'],
  queryFn: async ({ signal }) => albumLevelsOf(await api.folders.list({ query: { deep: true }, signal })),
});

/** Every album that can hold photos, those inside sets too. */
export const leavesQuery = queryOptions({
  ...everyLevelQuery,
  select: (levels) => levels.flatMap(({ list }) => list).filter((album) => album.kind === 'album'),
});

/** A call that changes albums: reloads every album list afterwards. */
function useAlbumCall<Input, Reply>(call: (input: Input) => Promise<Reply>) {
  const refresh = useRefreshAlbums();
  return useMutation({ mutationFn: call, onSuccess: refresh });
}

/** Creates an album, in a set or at the top level. */
export function useCreateAlbum() {
  return useAlbumCall(({ name, setId }: { name: string; setId?: string | undefined }) =>
    api.folders.create({ params: { id: setId ?? ROOT_FOLDER }, body: { name } }),
  );
}

/** Creates a set of existing albums. */
export function useCreateSet() {
  return useAlbumCall(({ name, list }: { name: string; list: string[] }) =>
    api.folders.create({ params: { id: ROOT_FOLDER }, body: { name, list, type: FOLDER_TYPES.ALBUM_SET } }),
  );
}

/** The manage call: changes, creates, moves and sorts albums at once. */
export function useManageAlbums() {
  return useAlbumCall((body: ManageBody) => api.folders.manage({ body }));
}

type AlbumChanges = Partial<Pick<Album, 'name' | 'intro' | 'startDate' | 'endDate'>>;

/** Changes name, introduction and dates of an album; the name of a set. */
export function useSetAlbumInfo() {
  return useAlbumCall(({ id, startDate, endDate, ...texts }: { id: string } & AlbumChanges) =>
    api.folders.info({ params: { id }, body: { ...texts, sdate: startDate, edate: endDate } }),
  );
}

/** Stores the order of the top level, or of one set. */
export function useSetAlbumOrder() {
  return useAlbumCall(async ({ setId, order }: { setId?: string | undefined; order: AlbumOrder }) => {
    if (setId) await api.folders.order({ params: { id: setId }, body: { order } });
    else await api.folders.listOrder({ body: { order } });
  });
}

/** Moves an album into a set, or out of it. */
export function useMoveAlbum() {
  return useAlbumCall(({ id, target }: { id: string; target: string }) =>
    api.folders.to({ params: { id, target } }),
  );
}

/** Deletes an album that has no photos; fails if it has. */
export function useRemoveEmptyAlbum() {
  return useAlbumCall((id: string) => api.folders.remove({ params: { id }, query: { if_empty: true } }));
}

/** Deletes an album or a set; `undo` of the mutation's reply restores it. */
export function useRemoveAlbum() {
  const refreshPhotos = useRefreshPhotos();
  const remove = useAlbumCall(async (id: string) => {
    const { undo, manage } = await api.folders.remove({ params: { id } });
    await refreshPhotos();
    return { undo, manage };
  });
  const applyUndo = useAlbumCall(
    async ({ undo, manage }: { undo: string | null; manage: ManageBody | null }) => {
      if (undo) await api.files.undo({ body: { undo } });
      if (manage) await api.folders.manage({ body: manage });
      await refreshPhotos();
    },
  );
  return { remove, applyUndo };
}
