import { type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { loadLaterMessages } from './laterMessages.ts';

/** Adds the later catalogue to the texts around a page; waits for it by suspending. */
export function LaterTexts({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const messages = useMessages();
  // Another language is fetched while the page still stands in the one before.
  const shown = useDeferredValue(locale);
  const later = use(loadLaterMessages(shown));
  const all = useMemo(() => ({ ...messages, ...later }), [messages, later]);
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
