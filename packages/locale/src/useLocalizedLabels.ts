import { useMemo } from 'react';
import { useLocale } from './LocaleProvider.tsx';

/** The texts of a component in each language; English is the fallback. */
export type Catalogues<Labels> = Readonly<Record<string, Labels>> & {
  /** The English texts, also for every other language without its own. */ readonly en: Labels;
};

const languageOf = (tag: string) => tag.split('-')[0];

function catalogueOf<Labels>(catalogues: Catalogues<Labels>, locale: string): Labels {
  const sameLanguage = Object.keys(catalogues).find((tag) => languageOf(tag) === languageOf(locale));
  return catalogues[locale] ?? catalogues[sameLanguage ?? 'en'] ?? catalogues.en;
}

/**
 * Returns the texts in the nearest provider's language, with `labels` replacing single ones. The result keeps its identity
 * while `labels` does.
 */
export function useLocalizedLabels<Labels extends object>(
  catalogues: Catalogues<Labels>,
  labels?: Partial<Labels>,
): Labels {
  const locale = useLocale();
  return useMemo(() => {
    const localized = catalogueOf(catalogues, locale);
    return labels ? { ...localized, ...labels } : localized;
  }, [catalogues, locale, labels]);
}
