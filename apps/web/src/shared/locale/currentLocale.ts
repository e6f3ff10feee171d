/** Languages of the product; zh-CN is the reference. */
export const LOCALES = ['zh-CN', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

const STORAGE_KEY = 'xiangji.locale';

function isLocale(value: string | null): value is Locale {
  return LOCALES.some((locale) => locale === value);
}

/** The language selected before, or the browser's, or Chinese. */
export function currentLocale(): Locale {
  const stored = localStorage.getItem(STORAGE_KEY);
  if (isLocale(stored)) return stored;
  return /^en\b/i.test(navigator.language) ? 'en' : 'zh-CN';
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(STORAGE_KEY, locale);
}

/** Each language by its own name, whatever the current one is. */
export const LOCALE_NAMES: Record<Locale, string> = { 'zh-CN': '简体中文', en: 'English' };
