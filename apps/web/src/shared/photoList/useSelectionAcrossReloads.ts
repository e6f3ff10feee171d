import type { PhotoSource } from '@xiangji/app-data/timeline/photoSource';
import type { Timeline } from '@xiangji/app-data/timeline/useTimeline';
import { useCarriedSelection } from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Managing } from './useManaging.ts';

/** Keeps the selected photos selected when the list is loaded again; a toast reports deleted ones. */
export function useSelectionAcrossReloads(
  { store }: Pick<Timeline, 'store'>,
  { selection, setSelection }: Pick<Managing, 'selection' | 'setSelection'>,
  find: PhotoSource['get'],
): void {
  const t = useTranslations('photos');
  const { show } = useToast();
  const onLost = useCallback(() => void show({ title: t('choiceLost') }), [show, t]);
  useCarriedSelection({ source: store, selection, setSelection, find, onLost });
}
