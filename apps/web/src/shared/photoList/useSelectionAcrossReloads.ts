import { type SelectionModeState, useCarriedSelection } from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { PhotoSource } from './photoSource.ts';
import type { Timeline } from './useTimeline.ts';

/** Keeps the selected photos selected when the list is loaded again; a toast reports deleted ones. */
export function useSelectionAcrossReloads(
  { store }: Pick<Timeline, 'store'>,
  { selection, setSelection }: SelectionModeState,
  find: PhotoSource['get'],
): void {
  const t = useTranslations('photos');
  const { show } = useToast();
  const onLost = useCallback(() => void show({ title: t('choiceLost') }), [show, t]);
  useCarriedSelection({ source: store, selection, setSelection, find, onLost });
}
