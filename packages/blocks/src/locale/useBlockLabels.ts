import { useLocalizedLabels } from '@xiangji/locale';

/** The texts of one block in every language of the package. */
export type BlockCatalogue<Labels> = Readonly<Record<'en' | 'zh-CN', Labels>>;

/** Returns a block's texts in the language of the `LocaleProvider` around it, with single texts replaced. */
export function useBlockLabels<Labels extends object>(
  catalogue: BlockCatalogue<Labels>,
  labels: Partial<Labels> | undefined,
): Labels {
  return useLocalizedLabels(catalogue, labels);
}
