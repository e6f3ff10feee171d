import { UpdateBanner } from '@xiangji/blocks';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepStartPages } from '../../shared/offline/offlineCopies.ts';
import { applyUpdate, hasUpdate, onUpdate, startServiceWorker } from './serviceWorker.ts';

/** Keeps the code, the start pages and the shown thumbnails for use without a network; offers a new version. */
export function OfflineCopies() {
  const isReady = useSyncExternalStore(onUpdate, hasUpdate);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    const keep = async () => {
      if (await startServiceWorker()) await keepStartPages();
    };
    // Without a network there is nothing to keep.
    void keep().catch(() => undefined);
  }, []);
  if (!isReady || isDismissed) return null;
  return <UpdateBanner onUpdate={applyUpdate} onDismiss={() => setIsDismissed(true)} />;
}
