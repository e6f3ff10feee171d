import type { AlbumTarget } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { saveFrom } from '../../shared/photoList/saveFrom.ts';
import { useRefreshShares } from '../../shared/queries/refresh.ts';
import { useAccessCheck } from './publicShare.queries.ts';
import { useSaveShared } from './useSaveShared.ts';

export interface PublicShareActionsOptions {
  sid: string;
  /** Photos were removed from the share, or added to it again. */
  onChanged: () => void;
}

/** Actions of visitors and owners on the photos of a share, each reported by a toast, failures too. */
export function usePublicShareActions({ sid, onChanged }: PublicShareActionsOptions) {
  const t = useTranslations('publicShare');
  const viewer = useTranslations('viewer');
  const toast = useToast();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const check = useAccessCheck(sid);
  const refreshShares = useRefreshShares();
  const saving = useSaveShared(sid);
  const reporting = async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await call;
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    }
  };
  const undo = async (ids: string[]) => {
    await reporting(api.shares.add({ params: { id: sid }, body: { file_ids: ids } }));
    onChanged();
    await refreshShares();
    toast.show({ title: t('cancelUndone'), tone: 'positive' });
  };
  return {
    /** Into an own album; photos that the library has already are skipped and reported. */
    async save(ids: string[] | undefined, target: AlbumTarget) {
      const { pid, saved, skipped } = await reporting(saving.mutateAsync({ ids, target }));
      const look = { label: t('look'), onPress: () => void navigate(`/albums/${pid}/photos`) };
      toast.show({
        title: saved > 0 ? t('saved') : t('savedNone'),
        description: skipped > 0 && saved > 0 ? t('savedSome', { saved, skipped }) : undefined,
        tone: saved > 0 ? 'positive' : 'neutral',
        action: look,
      });
    },
    /** Takes photos out of the share; they stay in the owner's albums. */
    async cancel(ids: string[]) {
      await reporting(api.shares.removeFiles({ params: { id: sid }, body: { ids } }));
      toast.undo(t('cancelled'), () => void undo(ids).catch(() => undefined));
      onChanged();
      void refreshShares();
    },
    /** As the share's owner allows: with or without location and camera data. */
    async download(fid: string) {
      try {
        const { url, name } = await check(api.publicShare.download({ params: { sid, fid } }));
        saveFrom(url, name);
      } catch {
        toast.show({ title: viewer('downloadFailed'), tone: 'critical' });
      }
    },
  };
}

export type PublicShareActions = ReturnType<typeof usePublicShareActions>;
