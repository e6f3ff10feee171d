import type { Locale } from './currentLocale.ts';
import type * as zhCN from './messages.zh-CN.ts';
import type * as secondaryZhCN from './secondaryMessages.zh-CN.ts';

/** The shape of a catalogue: the reference's keys, any text. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** The texts that every visit loads. */
export type Messages = Texts<typeof zhCN>;

/** The texts of the account, of paying, of the activity and of the password's recovery. */
export type SecondaryMessages = Texts<typeof secondaryZhCN>;

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & SecondaryMessages;
  }
}
