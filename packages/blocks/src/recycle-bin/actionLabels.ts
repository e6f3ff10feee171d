import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the actions on deleted photos. */
export interface RecycleActionLabels {
  /** Restores the selected photos to the albums that they were in. */
  back: string;
  /** Restores the selected photos to another album. */
  to: string;
  /** Deletes the selected photos permanently. */
  remove: string;
  backAll: string;
  toAll: string;
  removeAll: string;
  reload: string;
  /** Accessible name of the button that ends the selection. */
  leave: string;
  /** The number of selected photos, announced when it changes. */
  selected: (count: number) => string;
  selectPage: string;
  leavePage: string;
  /** Accessible name of the bar at the bottom. */
  actions: string;
}

export const recycleActionLabels: BlockCatalogue<RecycleActionLabels> = {
  'zh-CN': {
    back: '恢复到原相册',
    to: '恢复到其他相册',
    remove: '彻底删除',
    backAll: '全部恢复到原相册',
    toAll: '全部恢复到其他相册',
    removeAll: '清空回收站',
    reload: '刷新',
    leave: '取消选择',
    selected: (count) => `已选择 ${formattersOf('zh-CN').number(count)} 张照片`,
    selectPage: '全选本页',
    leavePage: '取消本页',
    actions: '所选照片的操作',
  },
  en: {
    back: 'Restore to their albums',
    to: 'Restore elsewhere',
    remove: 'Delete permanently',
    backAll: 'Restore all to their albums',
    toAll: 'Restore all to another album',
    removeAll: 'Empty the recycle bin',
    reload: 'Refresh',
    leave: 'Select none',
    selected: (count) =>
      formattersOf('en').plural(count, { one: '# photo selected', other: '# photos selected' }),
    selectPage: 'Select page',
    leavePage: 'Deselect page',
    actions: 'Actions for the selected photos',
  },
};
