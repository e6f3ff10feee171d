import type { Messages } from './catalogue.ts';
import type { Locale } from './currentLocale.ts';

/** Loads the catalogue of one language; the other is not fetched. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('./messages.en.ts')).en;
  return (await import('./messages.zh-CN.ts')).zhCN;
}
