import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Texts of menus and bars of actions. */
export interface ActionLabels {
  /** Accessible name of the button that opens a menu. */
  more: string;
  /** Accessible name of the menu at the end of a bar of actions. */
  moreActions: string;
}

export const actionLabels: BlockCatalogue<ActionLabels> = {
  'zh-CN': { more: '更多', moreActions: '更多操作' },
  en: { more: 'More', moreActions: 'More actions' },
};
