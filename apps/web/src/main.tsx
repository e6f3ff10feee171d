import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { currentLocale } from './app/locale/currentLocale.ts';
import { loadMessages } from './app/locale/messages.ts';
import { createQueryClient, Providers } from './app/Providers.tsx';
import { createRouter } from './app/router.tsx';
import { configQuery } from './app/session/useSession.ts';
import { applyTheme, storedTheme } from './app/theme/themePreference.ts';

/** Overlays lock the page's scrolling by a <style> of their own, which the page's policy must know. */
function adoptNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
  if (nonce) setNonce(nonce);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  applyTheme(storedTheme());
  adoptNonce();
  const queryClient = createQueryClient();
  // Asked for while the catalogue is on its way: the first screen waits for the slower of the two, not for both.
  void queryClient.prefetchQuery(configQuery);
  const locale = currentLocale();
  const messages = await loadMessages(locale);
  createRoot(root).render(
    <StrictMode>
      <Providers locale={locale} messages={messages} queryClient={queryClient}>
        <RouterProvider router={createRouter()} />
      </Providers>
    </StrictMode>,
  );
}

await start();
