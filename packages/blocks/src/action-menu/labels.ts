import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of menus and bars of actions. */
export interface ActionLabels {
  /** Name of a menu's button. */
  more: string;
  /** Name of the menu at the end of a bar of actions. */
  moreActions: string;
}

export const actionLabels: BlockCatalogue<ActionLabels> = {
  'zh-CN': { more: '更多', moreActions: '更多操作' },
  en: { more: 'More', moreActions: 'More actions' },
};
