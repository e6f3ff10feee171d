import { CodeErrorState, CodeLoadError, ErrorState } from '@xiangji/ui';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import * as css from '../../shared/page/page.css.ts';

/**
 * Replaces a page inside of the shell that failed, or whose code could not be loaded. It opens the page again on
 * request; for lost code also when the connection returns.
 */
export function SectionError() {
  const t = useTranslations('errors');
  const error = useRouteError();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  const retry = () => void navigate({ pathname, search, hash }, { replace: true, state });
  return (
    <div className={css.middle}>
      {error instanceof CodeLoadError ? (
        <CodeErrorState error={error} onRetry={retry} />
      ) : (
        <ErrorState title={`${t('crashed')} · ${t('crashedHint')}`} onRetry={retry} />
      )}
    </div>
  );
}

/** Replaces a failed page that has no shell. */
export function PageError() {
  return (
    <main>
      <SectionError />
    </main>
  );
}
