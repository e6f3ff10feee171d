import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { UiProvider } from '@xiangji/ui';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { IntlProvider } from 'use-intl';
import type { Messages } from '../shared/locale/catalogue.ts';
import { type Locale, rememberLocale } from '../shared/locale/currentLocale.ts';
import { LocaleContext } from '../shared/locale/LocaleContext.ts';
import { loadMessages } from '../shared/locale/messages.ts';
import { SessionWatch } from './session/SessionWatch.tsx';

/** Lists stay fresh for a moment, so that going back shows them at once. */
const STALE_MS = 30_000;

export function createQueryClient(): QueryClient {
  // The client itself retries GET requests; further retries here would only delay the error.
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } });
}

export interface ProvidersProps {
  locale: Locale;
  messages: Messages;
  queryClient: QueryClient;
  children: ReactNode;
}

/** The nonce that the server gave to this page's styles. */
const pageNonce = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content || undefined;

/** The providers around every screen: texts, primitives, queries. */
export function Providers(props: ProvidersProps) {
  const [catalogue, setCatalogue] = useState({ locale: props.locale, messages: props.messages });
  const { locale, messages } = catalogue;
  // Setting a language, even the same one again, makes the browser style and lay out the whole page: done once,
  // together with the content.
  useLayoutEffect(() => {
    const page = document.documentElement;
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
          <UiProvider locale={locale} nonce={pageNonce()}>
            <SessionWatch />
            {props.children}
          </UiProvider>
        </IntlProvider>
      </LocaleContext>
    </QueryClientProvider>
  );
}
