import { useLocalizedLabels } from '@xiangji/locale';

/** The texts of one block in every language of the package. */
export type BlockCatalogue<Labels> = Readonly<Record<'en' | 'zh-CN', Labels>>;

/**
 * Returns the texts of a block in the language of the surrounding `LocaleProvider`. `labels` replaces individual texts.
 */
export function useBlockLabels<Labels extends object>(
  catalogue: BlockCatalogue<Labels>,
  labels: Partial<Labels> | undefined,
): Labels {
  return useLocalizedLabels(catalogue, labels);
}
