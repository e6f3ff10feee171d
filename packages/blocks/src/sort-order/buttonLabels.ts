import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** The accessible name of the button. The texts of the menu are loaded with the menu. */
export const buttonLabels: BlockCatalogue<{ open: string }> = {
  'zh-CN': { open: '排序' },
  en: { open: 'Sort' },
};
