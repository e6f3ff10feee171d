import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from './PendingBar.css.ts';

/** A line at the top of the page while its code is loading. */
export function RunningBar() {
  const t = useTranslations('photos');
  return (
    <div className={css.bar} role="progressbar" aria-label={t('loading')}>
      <div className={css.runner} />
    </div>
  );
}

/** The same while the next page is loading. */
export function PendingBar() {
  const { state } = useNavigation();
  return state === 'loading' && <RunningBar />;
}
