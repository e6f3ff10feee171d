import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** The name of the button; the texts of the menu are loaded with it. */
export const buttonLabels: BlockCatalogue<{ open: string }> = {
  'zh-CN': { open: '排序' },
  en: { open: 'Sort' },
};
