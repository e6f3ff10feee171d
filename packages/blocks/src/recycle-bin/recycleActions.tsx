import { FolderInputIcon, RefreshCwIcon, Trash2Icon, Undo2Icon } from '@xiangji/ui';
import type { ActionList } from '../action-menu/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { SelectedIds, SelectionBarProps } from '../selection-bar/index.ts';
import { type RecycleActionLabels, recycleActionLabels } from './actionLabels.ts';

/**
 * An action on deleted photos: restore them to their albums (`back`) or to another album (`to`), or delete them
 * permanently (`remove`).
 */
export type RecycleAction = 'back' | 'to' | 'remove';

const ACTIONS = [
  { id: 'back', icon: <Undo2Icon />, tone: undefined },
  { id: 'to', icon: <FolderInputIcon />, tone: undefined },
  { id: 'remove', icon: <Trash2Icon />, tone: 'critical' },
] as const;

export interface RecycleSelectionOptions {
  /** The photos of the current page. */
  photos: readonly { id: string }[];
  /** The selected photos, on any page. */
  selected: SelectedIds;
  /** Called with the pressed action. */
  onAction: (action: RecycleAction) => void;
  /** Replaces individual texts. */
  labels?: Partial<RecycleActionLabels>;
}

/** Returns the props of a `ListPage` for the selected photos of the recycle bin. */
export function useRecycleSelection(options: RecycleSelectionOptions): SelectionBarProps {
  const { photos, selected, onAction } = options;
  const labels = useBlockLabels(recycleActionLabels, options.labels);
  return {
    count: selected.selected.size,
    disabled: false,
    allSelected: photos.every(({ id }) => selected.selected.has(id)),
    onSelectAll: (all) => selected.selectAll(photos, all),
    onLeave: selected.clear,
    actions: ACTIONS.map((action) => ({
      ...action,
      label: labels[action.id],
      onSelect: () => onAction(action.id),
    })),
    labels: {
      leave: labels.leave,
      selected: (count) => (count > 0 ? labels.selected(count) : ''),
      selectAll: labels.selectPage,
      selectNone: labels.leavePage,
      actions: labels.actions,
    },
  };
}

export interface RecycleBinMenuOptions {
  /** Whether the recycle bin is empty. */
  empty: boolean;
  /** Called with the pressed action, which applies to all photos. */
  onAction: (action: RecycleAction) => void;
  /** Called by the action that loads the recycle bin again. */
  onReload: () => void;
  /** Replaces individual texts. */
  labels?: Partial<RecycleActionLabels>;
}

/** Returns the actions on all photos of the recycle bin, for an `ActionMenu`. */
export function useRecycleBinMenu(options: RecycleBinMenuOptions): ActionList {
  const { empty, onAction, onReload } = options;
  const labels = useBlockLabels(recycleActionLabels, options.labels);
  return [
    ...ACTIONS.map((action) => ({
      ...action,
      label: labels[`${action.id}All`],
      disabled: empty,
      onSelect: () => onAction(action.id),
    })),
    'separator',
    { id: 'reload', icon: <RefreshCwIcon />, label: labels.reload, onSelect: onReload },
  ];
}
