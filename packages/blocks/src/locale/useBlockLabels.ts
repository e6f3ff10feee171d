import { type UiLocale, useLocale } from '@xiangji/ui';

/** The texts of one block in every language of the package. */
export type BlockCatalogue<Labels> = Readonly<Record<UiLocale, Labels>>;

/** Returns a block's texts in the language of the `UiProvider` around it, with single texts replaced. */
export function useBlockLabels<Labels extends object>(
  catalogue: BlockCatalogue<Labels>,
  labels: Partial<Labels> | undefined,
): Labels {
  return { ...catalogue[useLocale()], ...labels };
}
