import type { AlbumTarget } from '@xiangji/blocks';
import { useFormatters, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { movedPhotosOf, targetAlbumOf } from '../../shared/models/photo.ts';
import { useRefreshRecycleBin, type Which } from './recycle.queries.ts';

/** Photos with their number. */
export interface Meant {
  which: Which;
  count: number;
}

/** An action that takes longer shows its progress, in ms. */
const SLOW_MS = 600;
const UNDER_WAY = 'recycle-under-way';

/** Reports failures, and the progress of a long action; reloads the bin afterwards. One call changes all or nothing. */
function useReported() {
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshRecycleBin();
  return async <Reply>(call: Promise<Reply>, underWay: string, reportsFailure = true): Promise<Reply> => {
    const slow = setTimeout(
      () => toast.show({ id: UNDER_WAY, title: underWay, progress: null, duration: null }),
      SLOW_MS,
    );
    try {
      return await call.finally(refresh);
    } catch (error) {
      if (reportsFailure) toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    } finally {
      clearTimeout(slow);
      toast.dismiss(UNDER_WAY);
    }
  };
}

/** Deletes permanently, with the account's password. */
async function removeForGood(which: Which, password: string) {
  return api.recycle.remove({ body: { ...which, password: await api.encrypt({ password }) } });
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
  const reporting = useReported();
  return {
    async back({ which, count: meant }: Meant) {
      const call = api.recycle.back({ body: which });
      const { count, merged } = await reporting(call, t('restoring', { count: meant }));
      done(t(merged > 0 ? 'restoredMerged' : 'restored', { count, merged }));
    },
    /** Into an existing album, or into a new one. */
    async to({ which, count: meant }: Meant, target: AlbumTarget) {
      const { albumId, name: newName } = targetAlbumOf(target);
      const call = api.recycle.restore({ params: { pid: albumId }, body: { ...which, name: newName } });
      const reply = await reporting(call.then(movedPhotosOf), t('restoring', { count: meant }));
      const { count, merged, albumName: name } = reply;
      done(t(merged > 0 ? 'restoredToMerged' : 'restoredTo', { count, merged, name }));
    },
    /** Its form shows a password error under the field; no toast is needed. */
    async remove({ which, count: meant }: Meant, password: string) {
      const call = removeForGood(which, password);
      const { count, size } = await reporting(call, t('removing', { count: meant }), false);
      done(t('removed', { count, size: fileSize(size) }));
    },
  };
}

export type RecycleActions = ReturnType<typeof useRecycleActions>;
