import { ErrorState } from '@xiangji/ui';
import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { useTranslations } from 'use-intl';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useErrorText } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import { useFocusRescue } from '../../shared/focus/useFocusRescue.ts';
import type { Settings } from '../../shared/models/user.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { UploadProvider } from '../upload/UploadProvider.tsx';
import { Navigation } from './Navigation.tsx';
import { NoticeBanner } from './NoticeBanner.tsx';
import { NoticeContext } from './NoticeContext.ts';
import * as notices from './Notices.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PendingBar, RunningBar } from './PendingBar.tsx';
import * as css from './Shell.css.ts';
import { useNotice } from './useNotice.ts';
import { usePrefetchPlaces } from './usePrefetchPlaces.ts';
import { useSearchKey } from './useSearchKey.ts';

const AuthPage = lazyComponent(
  async () => (await import('../../features/auth/RoutedAuthPage.tsx')).RoutedAuthPage,
  { failure: 'inline' },
);

/** The frame of all pages that need a session; without one the sign-in replaces it (spec §2). */
export function Shell() {
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useConfig();
  if (error && !data) {
    return (
      <main className={css.middle}>
        <ErrorState title={errorText(error)} retrying={isFetching} onRetry={() => void refetch()} />
      </main>
    );
  }
  if (!data) return <RunningBar />;
  if (!data.user) {
    return (
      <Suspense fallback={<RunningBar />}>
        <AuthPage />
      </Suspense>
    );
  }
  return <SignedIn settings={data} />;
}

/** The focus of a page is lost when it unmounts: the next page is read from its beginning. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (type === NavigationType.Pop) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  });
}

function SignedIn({ settings }: { settings: Settings }) {
  const t = useTranslations('nav');
  const notice = useNotice();
  useFocusOnArrival();
  useFocusRescue();
  usePrefetchPlaces();
  useSearchKey();
  return (
    <NoticeContext value={notice}>
      <UploadProvider settings={settings}>
        <a className={css.skip} href={`#${MAIN_ID}`}>
          {t('skip')}
        </a>
        <PendingBar />
        <div className={css.frame}>
          <Navigation />
          <main id={MAIN_ID} tabIndex={-1} className={css.main}>
            <OfflineNotice />
            <NoticeBanner className={notices.inPage} />
            <Suspense fallback={<RunningBar />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </UploadProvider>
    </NoticeContext>
  );
}
