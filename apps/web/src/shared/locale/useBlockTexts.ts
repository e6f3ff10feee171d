import { useLocale } from '@xiangji/ui';

/** Returns the texts of a block in the language of the page. */
export function useBlockTexts<Labels>(catalogue: Readonly<Record<'en' | 'zh-CN', Labels>>): Labels {
  return catalogue[useLocale() === 'en' ? 'en' : 'zh-CN'];
}
