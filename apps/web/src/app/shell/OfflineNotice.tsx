import { Banner, CloudOffIcon } from '@xiangji/ui';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import * as css from './Notices.css.ts';

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Says that the network is gone, as long as it is. */
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
