import type { ActionList, SelectionBarProps } from '@xiangji/blocks';
import {
  emptySelection,
  type SelectionRanges,
  selectionCount,
  useCarriedSelection,
} from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PhotoSource } from './photoSource.ts';
import type { Timeline } from './useTimeline.ts';

/** Manage mode: whether it is active, and the selected photos by position in the list. */
export function useManaging() {
  const [managing, setManaging] = useState(false);
  const [selection, setSelection] = useState<SelectionRanges>(emptySelection);
  return {
    managing,
    selection,
    count: selectionCount(selection),
    setSelection,
    enter: () => setManaging(true),
    leave: () => {
      setManaging(false);
      setSelection(emptySelection);
    },
  };
}

export type Managing = ReturnType<typeof useManaging>;

export interface SelectionOptions {
  managing: Managing;
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
  { selection, setSelection }: Pick<Managing, 'selection' | 'setSelection'>,
  find: PhotoSource['get'],
): void {
  const t = useTranslations('photos');
  const { show } = useToast();
  const onLost = useCallback(() => void show({ title: t('choiceLost') }), [show, t]);
  useCarriedSelection({ source: store, selection, setSelection, find, onLost });
}
