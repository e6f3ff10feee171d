import { createContext, use } from 'react';
import type { Locale } from './currentLocale.ts';

export interface LocaleContextValue {
  locale: Locale;
  /** Loads the other catalogue, then changes every text at once. */
  setLocale: (locale: Locale) => void;
}

export const LocaleContext = createContext<LocaleContextValue>({
  locale: 'zh-CN',
  setLocale: () => undefined,
});

export function useLocaleChoice(): LocaleContextValue {
  return use(LocaleContext);
}
