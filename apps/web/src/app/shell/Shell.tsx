import { TIMING } from '@xiangji/api-client/contract';
import { AppShell, PendingBar, useFocusOnArrival, useNotice, useSearchKey } from '@xiangji/blocks';
import { ErrorState, lazyPart, usePrefetch } from '@xiangji/ui';
import { Suspense } from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { MAIN_ID } from '../../shared/focus/useFocusMemory.ts';
import type { Settings } from '../../shared/models/user.ts';
import * as css from '../../shared/page/page.css.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';
import { LateOfflineCopies } from '../offline/LateOfflineCopies.tsx';
import { UploadProvider } from '../upload/UploadProvider.tsx';
import { useFrame } from './useFrame.tsx';

const MS_PER_HOUR = 3_600_000;

const AuthPage = lazyPart(() => import('../../features/auth/RoutedAuthPage.tsx'), 'RoutedAuthPage');

/** The code of the places that the shell links to. */
const PLACES = [
  () => import('../../features/albums/AlbumsPage.tsx'),
  () => import('../../features/photos/PhotosPage.tsx'),
  () => import('../../features/photos/search/SearchPage.tsx'),
  () => import('../../features/shares/SharesPage.tsx'),
  () => import('../../features/recycle/RecyclePage.tsx'),
  () => import('../../features/account/AccountPage.tsx'),
];

/** Requested at most once in 24 hours (spec §9 'Timing'). */
const NOTICE = {
  load: async (signal: AbortSignal) => (await api.notice.get({ signal })).html,
  storageKey: 'xiangji.notice',
  interval: TIMING.NOTICE_INTERVAL_HOURS * MS_PER_HOUR,
};

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

function SignedIn({ settings }: { settings: Settings }) {
  const returned = useNavigationType() === NavigationType.Pop;
  useFocusOnArrival({ page: useLocation().pathname, returned, mainId: MAIN_ID });
  // The development server compiles a page when it is requested.
  usePrefetch(PLACES, { enabled: import.meta.env.PROD });
  const navigate = useNavigate();
  useSearchKey(() => void navigate('/search'));
  return (
    <UploadProvider settings={settings}>
      <AppShell {...useFrame()} notice={useNotice(NOTICE)} pending={useNavigation().state === 'loading'}>
        <LateOfflineCopies />
        <Suspense fallback={<PendingBar />}>
          <Outlet />
        </Suspense>
      </AppShell>
    </UploadProvider>
  );
}
