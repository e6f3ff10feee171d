import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { UiProvider, en as uiEn, zhCN as uiZhCN } from '@xiangji/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { type Locale, rememberLocale } from './locale/currentLocale.ts';
import { LocaleContext } from './locale/LocaleContext.ts';
import { loadMessages, type Messages } from './locale/messages.ts';
import { SessionWatch } from './session/SessionWatch.tsx';

/** Lists stay fresh for a moment, so that going back shows them at once. */
const STALE_MS = 30_000;

export function createQueryClient(): QueryClient {
  // The client retries GET requests by itself; a second round here would only delay the error.
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } });
}

export interface ProvidersProps {
  locale: Locale;
  messages: Messages;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything that stands around every screen: texts, primitives, queries. */
export function Providers(props: ProvidersProps) {
  const [catalogue, setCatalogue] = useState({ locale: props.locale, messages: props.messages });
  const { locale, messages } = catalogue;
  useEffect(() => {
    const page = document.documentElement;
    // Said again it is no other language, and yet the browser would style and lay all of the page out anew.
    if (page.lang !== locale) page.lang = locale;
  }, [locale]);
  const choice = useMemo(() => {
    const setLocale = async (next: Locale) => {
      const loaded = await loadMessages(next);
      rememberLocale(next);
      setCatalogue({ locale: next, messages: loaded });
    };
    return { locale, setLocale: (next: Locale) => void setLocale(next) };
  }, [locale]);
  return (
    <QueryClientProvider client={props.queryClient}>
      <LocaleContext value={choice}>
        <IntlProvider locale={locale} messages={messages} timeZone="UTC">
          <UiProvider locale={locale} labels={locale === 'en' ? uiEn : uiZhCN}>
            <SessionWatch />
            {props.children}
          </UiProvider>
        </IntlProvider>
      </LocaleContext>
    </QueryClientProvider>
  );
}
