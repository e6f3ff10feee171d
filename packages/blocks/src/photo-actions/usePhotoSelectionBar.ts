import { formattersOf } from '@xiangji/ui';
import type { ActionList } from '../action-menu/index.ts';
import { type BlockCatalogue, useBlockLabels } from '../locale/useBlockLabels.ts';
import type { SelectionBarProps } from '../selection-bar/index.ts';

/** Texts of a selection of photos. */
export interface PhotoSelectionLabels {
  /** How many are selected; announced when it changes. */
  selected: (count: number) => string;
  /** Name of the bar at the bottom. */
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
  /** The selection of a grid, such as `useSelectionMode` of `@xiangji/photo-grid` returns. */
  mode: {
    count: number;
    setSelection: (ranges: [start: number, end: number][]) => void;
    leave: () => void;
  };
  /** Photos of the list. */
  total: number;
  /** The actions on the selected photos. */
  actions: ActionList;
  /** The selected photos are being read: the actions are disabled. */
  busy: boolean;
  /** Replaces individual texts. */
  labels?: Partial<PhotoSelectionLabels>;
}

/** The props of a `ListPage` for the selected photos of a grid. */
export function usePhotoSelectionBar(options: PhotoSelectionOptions): SelectionBarProps {
  const { mode, total, actions, busy } = options;
  const labels = useBlockLabels(photoSelectionLabels, options.labels);
  return {
    ...{ count: mode.count, actions, disabled: mode.count === 0 || busy, autoFocus: true, labels },
    allSelected: mode.count === total,
    onSelectAll: (all) => mode.setSelection(all ? [[0, total]] : []),
    onLeave: mode.leave,
  };
}
