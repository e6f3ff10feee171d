import type { ActionList, SelectionBarProps } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import type { Managing } from './useManaging.ts';

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
