import { ErrorState } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import * as css from './Shell.css.ts';

/** A page that threw, or whose code could not be loaded: nothing is lost, reloading mends it. */
export function PageError() {
  const t = useTranslations('errors');
  return (
    <main className={css.middle}>
      <ErrorState title={`${t('crashed')} · ${t('crashedHint')}`} onRetry={() => window.location.reload()} />
    </main>
  );
}
