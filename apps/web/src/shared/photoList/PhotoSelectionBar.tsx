import { type ActionList, SelectionBar, type SelectionBottomBar } from '@xiangji/blocks';
import type { ComponentProps } from 'react';
import type { Managing } from './useManaging.ts';
import { useSelectionLabels } from './useSelectionLabels.ts';

/** Props of both bars of the selected photos. */
export function useSelectionProps(count: number, actions: ActionList, busy: boolean) {
  const labels = useSelectionLabels();
  return { count, actions, labels, disabled: count === 0 || busy };
}

export interface PhotoSelectionBarProps {
  selection: ComponentProps<typeof SelectionBottomBar>;
  managing: Managing;
  /** Photos of the list. */
  total: number;
}

/** The bar while photos of a list are selected. */
export function PhotoSelectionBar({ selection, managing, total }: PhotoSelectionBarProps) {
  return (
    <SelectionBar
      {...selection}
      autoFocus
      allSelected={managing.count === total}
      onSelectAll={(all) => managing.setSelection(all ? [[0, total]] : [])}
      onLeave={managing.leave}
    />
  );
}
