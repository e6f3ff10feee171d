import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** The name of the button; the texts of the menu are loaded with it. */
export const buttonLabels: BlockCatalogue<{ menu: string }> = {
  'zh-CN': { menu: '账户菜单' },
  en: { menu: 'Account menu' },
};
