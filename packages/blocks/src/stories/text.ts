import type { BlockCatalogue } from '../locale/useBlockLabels.ts';

/** Returns a story's own text in the language of the toolbar. */
export function textOf(globals: Record<string, unknown>, zh: string, english: string): string {
  return globals.locale === 'en' ? english : zh;
}

/** Returns a block's texts in the language of the toolbar. */
export function labelsOf<Labels>(
  globals: Record<string, unknown>,
  catalogue: BlockCatalogue<Labels>,
): Labels {
  return catalogue[globals.locale === 'en' ? 'en' : 'zh-CN'];
}
