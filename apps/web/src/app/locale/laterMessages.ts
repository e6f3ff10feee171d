import type { Locale } from './currentLocale.ts';
import type { laterZhCN } from './laterMessages.zh-CN.ts';
import type { Texts } from './messages.ts';

/** The catalogue of the account, of paying, of the activity and of the password's recovery. */
export type LaterMessages = Texts<typeof laterZhCN>;

const loaded = new Map<Locale, Promise<LaterMessages>>();

async function load(locale: Locale): Promise<LaterMessages> {
  if (locale === 'en') return (await import('./laterMessages.en.ts')).laterEn;
  return (await import('./laterMessages.zh-CN.ts')).laterZhCN;
}

/** One language's later texts; the same promise every time, so that a component may wait for it by `use`. */
export function loadLaterMessages(locale: Locale): Promise<LaterMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = load(locale);
  // What could not be fetched is asked for again by the next page.
  loading.catch(() => loaded.delete(locale));
  loaded.set(locale, loading);
  return loading;
}
