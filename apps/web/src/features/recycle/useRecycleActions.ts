import type { AlbumTarget } from '@xiangji/blocks';
import { useFormatters, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useRemoveForGood, useRestoreBack, useRestoreTo, type Which } from './recycle.queries.ts';

/** Photos with their number. */
export interface Meant {
  which: Which;
  count: number;
}

/** An action that takes longer shows its progress, in ms. */
const SLOW_MS = 600;
const UNDER_WAY = 'recycle-under-way';

/** Reports failures, and the progress of a long action. One call changes all or nothing. */
function useReported() {
  const toast = useToast();
  const errorText = useErrorText();
  return async <Reply>(call: Promise<Reply>, underWay: string, reportsFailure = true): Promise<Reply> => {
    const slow = setTimeout(
      () => toast.show({ id: UNDER_WAY, title: underWay, progress: null, duration: null }),
      SLOW_MS,
    );
    try {
      return await call;
    } catch (error) {
      if (reportsFailure) toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    } finally {
      clearTimeout(slow);
      toast.dismiss(UNDER_WAY);
    }
  };
}

/** Actions on photos of the recycle bin, each reported by a toast; a rejected promise keeps its dialog open. */
export function useRecycleActions(onDone: () => void) {
  const t = useTranslations('recycle');
  const toast = useToast();
  const { fileSize } = useFormatters();
  const back = useRestoreBack();
  const to = useRestoreTo();
  const remove = useRemoveForGood();
  const done = (title: string) => {
    toast.show({ title, tone: 'positive' });
    onDone();
  };
  const reporting = useReported();
  return {
    async back({ which, count: meant }: Meant) {
      const { count, merged } = await reporting(back.mutateAsync(which), t('restoring', { count: meant }));
      done(t(merged > 0 ? 'restoredMerged' : 'restored', { count, merged }));
    },
    async to({ which, count: meant }: Meant, target: AlbumTarget) {
      const call = to.mutateAsync({ which, target });
      const { count, merged, albumName: name } = await reporting(call, t('restoring', { count: meant }));
      done(t(merged > 0 ? 'restoredToMerged' : 'restoredTo', { count, merged, name }));
    },
    /** Its form shows a password error under the field; no toast is needed. */
    async remove({ which, count: meant }: Meant, password: string) {
      const call = remove.mutateAsync({ which, password });
      const { count, size } = await reporting(call, t('removing', { count: meant }), false);
      done(t('removed', { count, size: fileSize(size) }));
    },
  };
}

export type RecycleActions = ReturnType<typeof useRecycleActions>;
