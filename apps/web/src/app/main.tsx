import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { connectApi } from '../shared/api/api.ts';
import { currentLocale } from '../shared/locale/currentLocale.ts';
import { loadMessages } from '../shared/locale/messages.ts';
import { configQuery } from '../shared/queries/session.queries.ts';
import { applyDensity, storedDensity } from '../shared/theme/density.ts';
import { applyTheme, storedTheme } from '../shared/theme/themePreference.ts';
import { beginScreen } from './beginScreen.ts';
import { fetchWithFirstReplies } from './firstReplies.ts';
import { createQueryClient, Providers } from './Providers.tsx';
import { createRouter } from './router.tsx';
import { askToSignIn } from './session/sessionLost.ts';

/** Resolves when the router has the first page's code, or knows why not. */
function settled(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!router.state.initialized) return;
      stop();
      resolve();
    };
    const stop = router.subscribe(look);
    look();
  });
}

/** Lets a finger, a frame or a reply go first. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  applyTheme(storedTheme());
  applyDensity(storedDensity());
  connectApi({ fetch: fetchWithFirstReplies(), locale: currentLocale, onSessionLost: askToSignIn });
  const queryClient = createQueryClient();
  const locale = currentLocale();
  // Each in its own task: all of it in one task would block input on a slow phone.
  await nextTask();
  const begun = [queryClient.prefetchQuery(configQuery), beginScreen(queryClient, window.location.pathname)];
  await nextTask();
  // All at once: the session, the texts, the data of the first screen, and its code, which the router requests.
  const router = createRouter();
  const [messages] = await Promise.all([loadMessages(locale), settled(router), ...begun]);
  // Until here the document's own outline stands; nothing comes and goes between it and the page.
  // Drawn in slices: a finger can scroll the outline during that time.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers locale={locale} messages={messages} queryClient={queryClient}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

await start();
