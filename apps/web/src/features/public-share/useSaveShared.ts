import { useMutation } from '@tanstack/react-query';
import type { AlbumTarget } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { targetFolderOf } from '../../shared/models/targetFolder.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';
import { useAccessCheck } from './publicShare.queries.ts';

/** Saves photos of a share, or all of it, to an existing or a new album of the account. */
export function useSaveShared(sid: string) {
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  const check = useAccessCheck(sid);
  return useMutation({
    mutationFn: async ({ ids, target }: { ids: string[] | undefined; target: AlbumTarget }) => {
      const { pid, name } = targetFolderOf(target);
      const reply = await check(api.publicShare.save({ params: { sid, pid }, body: { ids, name } }));
      return { albumId: reply.pid, saved: reply.saved, skipped: reply.skipped };
    },
    onSuccess: () => Promise.all([refreshPhotos(), refreshAlbums()]),
  });
}
