import type { BlockCatalogue } from '../locale/useBlockLabels.ts';
import { buttonLabels } from './buttonLabels.ts';
import type { SortOrder } from './sortOrder.ts';

/** Texts of the sort orders of a list. */
export interface SortOrderLabels extends Record<SortOrder, string> {
  /** Accessible name of the button that opens the menu of sort orders. */
  open: string;
  title: string;
  customNote: string;
  save: string;
}

export const sortOrderLabels: BlockCatalogue<SortOrderLabels> = {
  'zh-CN': {
    ...buttonLabels['zh-CN'],
    title: '排序方式',
    'date-asc': '时间从早到晚',
    'date-desc': '时间从晚到早',
    'name-asc': '名称从 A 到 Z',
    'name-desc': '名称从 Z 到 A',
    'tag-asc': '标签从 A 到 Z',
    'tag-desc': '标签从 Z 到 A',
    custom: '自定义',
    customNote: '拖动或用按钮决定先后',
    save: '保存',
  },
  en: {
    ...buttonLabels.en,
    title: 'Sort order',
    'date-asc': 'Oldest first',
    'date-desc': 'Newest first',
    'name-asc': 'Name, A to Z',
    'name-desc': 'Name, Z to A',
    'tag-asc': 'Tag, A to Z',
    'tag-desc': 'Tag, Z to A',
    custom: 'Custom',
    customNote: 'Arrange by dragging or with buttons',
    save: 'Save',
  },
};
