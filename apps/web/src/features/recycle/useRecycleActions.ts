import type { AlbumTarget } from '@xiangji/blocks';
import { useFormatters, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { movedPhotosOf, targetAlbumOf } from '../../shared/models/photo.ts';
import { type RecycledPhotos, useRefreshRecycleBin } from './recycle.queries.ts';

/** Photos with their number. */
export interface CountedPhotos {
  photos: RecycledPhotos;
  count: number;
}

/** An action that takes longer shows its progress, in ms. */
const SLOW_MS = 600;
const PROGRESS_TOAST = 'recycle-progress';

/** Reports failures, and the progress of a long action; reloads the bin afterwards. One call changes all or nothing. */
function useReported() {
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshRecycleBin();
  return async <Reply>(call: Promise<Reply>, progressText: string, reportsFailure = true): Promise<Reply> => {
    const slow = setTimeout(
      () => toast.show({ id: PROGRESS_TOAST, title: progressText, progress: null, duration: null }),
      SLOW_MS,
    );
    try {
      return await call.finally(refresh);
    } catch (error) {
      if (reportsFailure) toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    } finally {
      clearTimeout(slow);
      toast.dismiss(PROGRESS_TOAST);
    }
  };
}

/** Deletes permanently, with the account's password. */
async function removePermanently(photos: RecycledPhotos, password: string) {
  return api.recycle.remove({ body: { ...photos, password: await api.encrypt({ password }) } });
}

/** Actions on photos of the recycle bin, each reported by a toast; a rejected promise keeps its dialog open. */
export function useRecycleActions(onDone: () => void) {
  const t = useTranslations('recycle');
  const toast = useToast();
  const { fileSize } = useFormatters();
  const done = (title: string) => {
    toast.show({ title, tone: 'positive' });
    onDone();
  };
  const report = useReported();
  return {
    async back({ photos, count: requested }: CountedPhotos) {
      const call = api.recycle.back({ body: photos });
      const { count, merged } = await report(call, t('restoring', { count: requested }));
      done(t(merged > 0 ? 'restoredMerged' : 'restored', { count, merged }));
    },
    /** Into an existing album, or into a new one. */
    async to({ photos, count: requested }: CountedPhotos, target: AlbumTarget) {
      const { albumId, name: newName } = targetAlbumOf(target);
      const call = api.recycle.restore({ params: { pid: albumId }, body: { ...photos, name: newName } });
      const reply = await report(call.then(movedPhotosOf), t('restoring', { count: requested }));
      const { count, merged, albumName: name } = reply;
      done(t(merged > 0 ? 'restoredToMerged' : 'restoredTo', { count, merged, name }));
    },
    /** Its form shows a password error under the field; no toast is needed. */
    async remove({ photos, count: requested }: CountedPhotos, password: string) {
      const call = removePermanently(photos, password);
      const { count, size } = await report(call, t('removing', { count: requested }), false);
      done(t('removed', { count, size: fileSize(size) }));
    },
  };
}

export type RecycleActions = ReturnType<typeof useRecycleActions>;
