import { Banner, CloudOffIcon } from '@xiangji/ui';
import { useSyncExternalStore } from 'react';
import * as css from './AppShell.css.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** A banner that is shown while the network is unavailable. */
export function OfflineBanner({ text }: { text: string }) {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Banner tone="warning" className={css.banner} action={<CloudOffIcon />}>
      {text}
    </Banner>
  );
}
