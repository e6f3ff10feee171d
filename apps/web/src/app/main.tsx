import '@xiangji/ui/theme.css';
import '@xiangji/ui/reset.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { connectApi } from '../shared/api/api.ts';
import { currentLocale } from '../shared/locale/currentLocale.ts';
import { loadMessages } from '../shared/locale/messages.ts';
import { density, theme } from '../shared/theme/appearance.ts';
import { App } from './App.tsx';
import { beginScreen } from './beginScreen.ts';
import { fetchWithFirstReplies } from './firstReplies.ts';
import { openPages } from './gates/openPages.ts';
import { createQueryClient, Providers } from './Providers.tsx';
import { askToSignIn } from './session/sessionLost.ts';

/** Yields to input, frames and replies. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  theme.apply();
  density.apply();
  connectApi({ fetch: fetchWithFirstReplies(), locale: currentLocale, onSessionLost: askToSignIn });
  const queryClient = createQueryClient();
  const locale = currentLocale();
  const path = window.location.pathname;
  // Each file in its own task: a single task would block input on a slow phone.
  await nextTask();
  const loading = loadMessages(locale);
  const { isOpen, replies } = await beginScreen(queryClient, path);
  await nextTask();
  const pages = isOpen && openPages();
  const [messages] = await Promise.all([loading, replies, pages]);
  // The server's first paint is shown until here. React renders in slices, so that it stays scrollable.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers locale={locale} messages={messages} queryClient={queryClient}>
          <App path={path} />
        </Providers>
      </StrictMode>,
    ),
  );
}

await start();
