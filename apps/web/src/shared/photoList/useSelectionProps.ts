import type { ActionList, SelectionBarProps } from '@xiangji/blocks';
import { type SelectionModeState, useCarriedSelection } from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { PhotoSource } from './photoSource.ts';
import type { Timeline } from './useTimeline.ts';

export interface SelectionOptions {
  managing: SelectionModeState;
  /** Photos of the list. */
  total: number;
  actions: ActionList;
  /** The selected photos are being read. */
  busy: boolean;
}

/** Props of both bars of the selected photos. */
export function useSelectionProps({ managing, total, actions, busy }: SelectionOptions): SelectionBarProps {
  const t = useTranslations('photos');
  const { count, setSelection, leave } = managing;
  return {
    ...{ count, actions, disabled: count === 0 || busy, autoFocus: true },
    labels: { selected: (selected) => t('selected', { count: selected }), actions: t('actions') },
    allSelected: count === total,
    onSelectAll: (all) => setSelection(all ? [[0, total]] : []),
    onLeave: leave,
  };
}

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
