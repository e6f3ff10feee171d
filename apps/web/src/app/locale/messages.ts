import type { Locale } from './currentLocale.ts';
import type { LaterMessages } from './laterMessages.ts';
import type { zhCN } from './messages.zh-CN.ts';

/** The shape of a catalogue: the reference's keys, any text. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

export type Messages = Texts<typeof zhCN>;

/** Loads one language's catalogue, so that nobody pays for the other. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return (await import('./messages.en.ts')).en;
  return (await import('./messages.zh-CN.ts')).zhCN;
}

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & LaterMessages;
  }
}
