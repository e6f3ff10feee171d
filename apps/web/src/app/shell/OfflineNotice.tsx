import { Banner, CloudOffIcon } from '@xiangji/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './Notices.css.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Shows that the network is unavailable while it is. */
export function OfflineNotice() {
  const t = useTranslations('shell');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <Banner tone="warning" className={css.offline} action={<CloudOffIcon />}>
      {t('offline')}
    </Banner>
  );
}
