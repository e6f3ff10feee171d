import { AppShell, PendingBar } from '@xiangji/blocks';
import { ErrorState } from '@xiangji/ui';
import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigation, useNavigationType } from 'react-router';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useErrorText } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import type { Settings } from '../../shared/models/user.ts';
import * as css from '../../shared/page/page.css.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { LateOfflineCopies } from '../offline/LateOfflineCopies.tsx';
import { UploadProvider } from '../upload/UploadProvider.tsx';
import { useFrame } from './useFrame.tsx';
import { useNotice } from './useNotice.ts';
import { usePrefetchPlaces } from './usePrefetchPlaces.ts';
import { useSearchKey } from './useSearchKey.ts';

const AuthPage = lazyComponent(() => import('../../features/auth/RoutedAuthPage.tsx'), 'RoutedAuthPage', {
  failure: 'inline',
});

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
  if (!data) return <PendingBar />;
  if (!data.user) {
    return (
      <Suspense fallback={<PendingBar />}>
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
  useFocusOnArrival();
  usePrefetchPlaces();
  useSearchKey();
  return (
    <UploadProvider settings={settings}>
      <AppShell {...useFrame()} notice={useNotice()} pending={useNavigation().state === 'loading'}>
        <LateOfflineCopies />
        <Suspense fallback={<PendingBar />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </UploadProvider>
  );
}
