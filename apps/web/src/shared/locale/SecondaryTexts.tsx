import { type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { loadSecondaryMessages } from './secondaryMessages.ts';

/** Adds the secondary catalogue to the texts around a page; waits for it by suspending. */
export function SecondaryTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // Another language is loaded while the page still shows the previous one.
  const shown = useDeferredValue(locale);
  const secondary = use(loadSecondaryMessages(shown));
  const all = useMemo(() => ({ ...messages, ...secondary }), [messages, secondary]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
