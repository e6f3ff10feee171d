import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { createMemoryRouter, Navigate, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { useGlobals } from 'storybook/preview-api';
import { IntlProvider } from 'use-intl';
import { createQueryClient } from '../app/Providers.tsx';
import { routes } from '../app/router.tsx';
import { askToSignIn } from '../app/session/sessionLost.ts';
import { connectApi } from '../shared/api/api.ts';
import { currentLocale } from '../shared/locale/currentLocale.ts';
import { LocaleContext } from '../shared/locale/LocaleContext.ts';
import { SiteContext } from '../shared/SiteContext.ts';
import { storyTexts } from './storyTexts.ts';

connectApi({ locale: currentLocale, onSessionLost: askToSignIn });

function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Wraps a screen as `Providers` does: texts in the toolbar's language, and queries. The provider of the primitives comes
 * from Storybook's preview; two of them would be two notification regions. A missing text fails the story.
 */
export const withWorld: Decorator = (Story, { globals }) => {
  const [, updateGlobals] = useGlobals();
  const locale = globals.locale === 'en' ? 'en' : 'zh-CN';
  return (
    <Queries>
      <LocaleContext value={{ locale, setLocale: (next) => updateGlobals({ locale: next }) }}>
        <SiteContext value="https://photos.example.com">
          <IntlProvider locale={locale} messages={storyTexts(globals)} timeZone="UTC" onError={reportError}>
            <Story />
          </IntlProvider>
        </SiteContext>
      </LocaleContext>
    </Queries>
  );
};

function Routed({ tree, path }: { tree: RouteObject[]; path: string }) {
  const router = useMemo(() => createMemoryRouter(tree, { initialEntries: [path] }), [tree, path]);
  return <RouterProvider router={router} />;
}

/** The whole application opened at a path, with its own routes. */
export function AppAt({ path }: { path: string }) {
  return <Routed tree={routes} path={path} />;
}

/** One component where a router is needed around it; every path shows it. */
export function InRouter({ path = '/', children }: { path?: string; children: ReactNode }) {
  const tree = useMemo(() => [{ path: '*', element: children }], [children]);
  return <Routed tree={tree} path={path} />;
}

/** A component that navigates: it starts here again wherever it navigates, and its end is never shown. */
export function Returning({ path, children }: { path: string; children: ReactNode }) {
  const tree = useMemo(() => {
    const { pathname } = new URL(path, location.origin);
    return [
      { path: pathname, element: children },
      { path: '*', element: <Navigate to={path} replace /> },
    ];
  }, [path, children]);
  return <Routed tree={tree} path={path} />;
}
