import type { SecondaryMessages } from './catalogue.ts';
import type { Locale } from './currentLocale.ts';

const loaded = new Map<Locale, Promise<SecondaryMessages>>();

/**
 * One language's secondary texts; the same promise every time, so that a component may wait for it by `use`.
 */
export function loadSecondaryMessages(locale: Locale): Promise<SecondaryMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading: Promise<SecondaryMessages> =
    locale === 'en' ? import('./secondaryMessages.en.ts') : import('./secondaryMessages.zh-CN.ts');
  // The next page fetches again what failed.
  loading.catch(() => loaded.delete(locale));
  loaded.set(locale, loading);
  return loading;
}
