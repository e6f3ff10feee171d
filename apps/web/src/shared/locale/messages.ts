import type { Messages } from './catalogue.ts';
import type { Locale } from './currentLocale.ts';

/** Loads the catalogue of one language; the other is not fetched. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'en' ? import('./messages.en.ts') : import('./messages.zh-CN.ts');
}
