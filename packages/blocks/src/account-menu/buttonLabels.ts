import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** The accessible name of the button. The texts of the menu are loaded with the menu. */
export const buttonLabels: BlockCatalogue<{ menu: string }> = {
  'zh-CN': { menu: '账户菜单' },
  en: { menu: 'Account menu' },
};
