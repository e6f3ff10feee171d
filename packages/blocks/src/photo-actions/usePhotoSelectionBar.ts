import { formattersOf } from '@xiangji/ui';
import type { ActionList } from '../action-menu/index.ts';
import { type BlockCatalogue, useBlockLabels } from '../locale/useBlockLabels.ts';
import type { SelectionBarProps } from '../selection-bar/index.ts';

/** Texts of a selection of photos. */
export interface PhotoSelectionLabels {
  /** The number of selected photos, announced when it changes. */
  selected: (count: number) => string;
  /** Accessible name of the bar at the bottom. */
  actions: string;
}

export const photoSelectionLabels: BlockCatalogue<PhotoSelectionLabels> = {
  'zh-CN': {
    selected: (count) => formattersOf('zh-CN').plural(count, { zero: '选择照片', other: '已选择 # 张照片' }),
    actions: '所选照片的操作',
  },
  en: {
    selected: (count) =>
      formattersOf('en').plural(count, {
        ...{ zero: 'Select photos', one: '# photo selected', other: '# photos selected' },
      }),
    actions: 'Actions for the selected photos',
  },
};

export interface PhotoSelectionOptions {
  /** The selection state of a grid, such as the result of `useSelectionMode` of `@xiangji/photo-grid`. */
  mode: {
    count: number;
    /** Selects the photos of these ranges of indices, `end` excluded. */
    setSelection: (ranges: { start: number; end: number }[]) => void;
    leave: () => void;
  };
  /** Number of photos of the list. */
  total: number;
  /** The actions on the selected photos. */
  actions: ActionList;
  /** Whether the selected photos are being read. The actions are then disabled. */
  busy: boolean;
  /** Replaces individual texts. */
  labels?: Partial<PhotoSelectionLabels>;
}

/** Returns the props of a `ListPage` for the selected photos of a grid. */
export function usePhotoSelectionBar(options: PhotoSelectionOptions): SelectionBarProps {
  const { mode, total, actions, busy } = options;
  const labels = useBlockLabels(photoSelectionLabels, options.labels);
  return {
    ...{ count: mode.count, actions, disabled: mode.count === 0 || busy, autoFocus: true, labels },
    allSelected: mode.count === total,
    onSelectAll: (all) => mode.setSelection(all ? [{ start: 0, end: total }] : []),
    onLeave: mode.leave,
  };
}
