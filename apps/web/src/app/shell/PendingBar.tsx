import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from './PendingBar.css.ts';

/** A line at the top of the page while the next one is loading. */
export function PendingBar() {
  const t = useTranslations('photos');
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <div className={css.bar} role="progressbar" aria-label={t('loading')}>
      <div className={css.runner} />
    </div>
  );
}
