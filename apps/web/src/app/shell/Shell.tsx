import { ErrorState, ProgressRing } from '@xiangji/ui';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../errors.ts';
import { useConfig } from '../session/useSession.ts';
import { UploadProvider } from '../upload/UploadProvider.tsx';
import { Navigation } from './Navigation.tsx';
import * as css from './Shell.css.ts';

const AuthPage = lazy(async () => ({ default: (await import('../../features/auth/AuthPage.tsx')).AuthPage }));

function Starting() {
  const t = useTranslations('photos');
  return (
    <div className={css.middle} role="status" aria-label={t('loading')}>
      <ProgressRing label={t('loading')} value={0} aria-hidden="true" />
    </div>
  );
}

/** Everything that needs somebody stands in here; without anybody the sign-in stands in its place (spec §2). */
export function Shell() {
  const t = useTranslations('nav');
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useConfig();
  if (error && !data) {
    return (
      <main className={css.middle}>
        <ErrorState title={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return <Starting />;
  if (!data.user) {
    return (
      <Suspense fallback={<Starting />}>
        <AuthPage />
      </Suspense>
    );
  }
  return (
    <UploadProvider config={data}>
      <a className={css.skip} href="#main">
        {t('skip')}
      </a>
      <div className={css.frame}>
        <Navigation />
        <main id="main" tabIndex={-1} className={css.main}>
          <Suspense fallback={<Starting />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
    </UploadProvider>
  );
}
