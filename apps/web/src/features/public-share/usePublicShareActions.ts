import { useMutation } from '@tanstack/react-query';
import type { AlbumTarget } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { targetAlbumOf } from '../../shared/models/photo.ts';
import { savedPhotosOf } from '../../shared/models/share.ts';
import { useDownload } from '../../shared/photoList/useDownload.ts';
import { useRefreshPhotos } from '../../shared/queries/photos.queries.ts';
import { useRefreshAlbums, useRefreshShares } from '../../shared/queries/refresh.ts';
import { useAccessCheck } from './publicShare.queries.ts';

/** Saves photos of a share, or all of it, to an existing or a new album of the account. */
function useSaveShared(shareId: string) {
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

export interface PublicShareActionsOptions {
  shareId: string;
  /** Photos were removed from the share, or added to it again. */
  onChanged: () => void;
}

/** Actions of visitors and owners on the photos of a share, each reported by a toast, failures too. */
export function usePublicShareActions({ shareId, onChanged }: PublicShareActionsOptions) {
  const t = useTranslations('publicShare');
  const toast = useToast();
  const { report, offerUndo } = useReport();
  const navigate = useNavigate();
  const check = useAccessCheck(shareId);
  const refreshShares = useRefreshShares();
  const saving = useSaveShared(shareId);
  const download = useDownload((photoId) =>
    check(api.publicShare.download({ params: { sid: shareId, fid: photoId } })),
  );
  const undo = async (ids: string[]) => {
    await api.shares.add({ params: { id: shareId }, body: { file_ids: ids } });
    onChanged();
    await refreshShares();
  };
  return {
    /** Into an own album; photos that the library has already are skipped and reported. */
    async save(ids: string[] | undefined, target: AlbumTarget) {
      const { albumId, saved, skipped } = await report(saving.mutateAsync({ ids, target }));
      const look = { label: t('look'), onPress: () => void navigate(`/albums/${albumId}/photos`) };
      toast.show({
        title: saved > 0 ? t('saved') : t('savedNone'),
        description: skipped > 0 && saved > 0 ? t('savedSome', { saved, skipped }) : undefined,
        tone: saved > 0 ? 'positive' : 'neutral',
        action: look,
      });
    },
    /** Takes photos out of the share; they stay in the owner's albums. */
    async cancel(ids: string[]) {
      await report(api.shares.removeFiles({ params: { id: shareId }, body: { ids } }));
      offerUndo(t('cancelled'), () => undo(ids), t('cancelUndone'));
      onChanged();
      void refreshShares();
    },
    /** As the share's owner allows: with or without location and camera data. */
    download,
  };
}

export type PublicShareActions = ReturnType<typeof usePublicShareActions>;
