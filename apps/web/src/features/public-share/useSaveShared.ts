import { useMutation } from '@tanstack/react-query';
import type { AlbumTarget } from '@xiangji/blocks';
import { api } from '../../shared/api/api.ts';
import { savedPhotosOf } from '../../shared/models/share.ts';
import { targetAlbumOf } from '../../shared/models/targetAlbum.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums } from '../../shared/queries/refresh.ts';
import { useAccessCheck } from './publicShare.queries.ts';

/** Saves photos of a share, or all of it, to an existing or a new album of the account. */
export function useSaveShared(shareId: string) {
  const refreshPhotos = useRefreshPhotos();
  const refreshAlbums = useRefreshAlbums();
  const check = useAccessCheck(shareId);
  return useMutation({
    mutationFn: async ({ ids, target }: { ids: string[] | undefined; target: AlbumTarget }) => {
      const { albumId, name } = targetAlbumOf(target);
      const reply = await check(
        api.publicShare.save({ params: { sid: shareId, pid: albumId }, body: { ids, name } }),
      );
      return savedPhotosOf(reply);
    },
    onSuccess: () => Promise.all([refreshPhotos(), refreshAlbums()]),
  });
}
