import { formattersOf } from '@xiangji/ui';
import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of the selection bars. */
export interface SelectionLabels {
  /** Accessible name of the button that ends the selection. */
  leave: string;
  /** The number of selected items, announced when it changes. */
  selected: (count: number) => string;
  selectAll: string;
  selectNone: string;
  /** Accessible name of the bar at the bottom. */
  actions: string;
  /** Accessible name of the menu at the end of the bar. */
  moreActions: string;
  /** Accessible name of the same menu in the bar at the bottom of a phone. */
  more: string;
}

export const selectionLabels: BlockCatalogue<SelectionLabels> = {
  'zh-CN': {
    leave: '退出管理',
    selected: (count) => formattersOf('zh-CN').plural(count, { zero: '请选择', other: '已选择 # 项' }),
    selectAll: '全选',
    selectNone: '取消全选',
    actions: '所选内容的操作',
    moreActions: '更多操作',
    more: '更多',
  },
  en: {
    leave: 'Stop selecting',
    selected: (count) => formattersOf('en').plural(count, { zero: 'Select items', other: '# selected' }),
    selectAll: 'Select all',
    selectNone: 'Select none',
    actions: 'Actions for the selection',
    moreActions: 'More actions',
    more: 'More',
  },
};
