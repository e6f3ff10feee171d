import { LIST_CHANGED, type PhotoSelection } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { refusalOf } from '../../shared/models/refusal.ts';
import type { PhotoStore } from '../../shared/photoList/usePhotos.ts';

export interface PhotoChange {
  act: 'remove' | 'move' | 'describe' | 'date' | 'cover' | 'favorite';
  selected: PhotoSelection;
}

export interface PhotoMutationOptions {
  store: PhotoStore | undefined;
  /** Photos were changed; `refresh` reloads their lists, when the caller is ready for that. */
  onDone: (change: PhotoChange, refresh: () => void) => void;
}

/** Reports calls. Another tab or device may have changed a list whose photos were selected by position: it is read again. */
export function usePhotoReport(refresh: () => void) {
  const t = useTranslations('photos');
  const { report, offerUndo, showDone } = useReport();
  const reporting = async <Reply>(call: Promise<Reply>): Promise<Reply> => {
    try {
      return await report(call);
    } catch (error) {
      if (refusalOf(error).reason === LIST_CHANGED) refresh();
      throw error;
    }
  };
  const undoable = (done: string, undo: string, onUndone?: () => void) =>
    offerUndo(
      done,
      async () => {
        await api.files.undo({ body: { undo } });
        onUndone?.();
        refresh();
      },
      t('undone'),
    );
  return { reporting, undoable, showDone };
}

export type PhotoReport = ReturnType<typeof usePhotoReport>;
