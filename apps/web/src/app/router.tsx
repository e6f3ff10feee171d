import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { loadCode } from '../shared/code/loadCode.ts';
import { useClosedLayers } from '../shared/layer/useClosedLayers.ts';
import { currentLocale } from '../shared/locale/currentLocale.ts';
import { loadSecondaryMessages } from '../shared/locale/secondaryMessages.ts';
import { KEEPS_PLACE, placeKey } from './placeKey.ts';
import { SignInHere } from './session/SignInHere.tsx';
import { PageError, SectionError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page whose code is loaded when it is first needed. */
function page<M>(load: () => Promise<M>, pick: (module: M) => RouteObject['Component']): RouteObject['lazy'] {
  return async () => ({ Component: pick(await loadCode(load)) });
}

const albums = page(
  () => import('../features/albums/AlbumsPage.tsx'),
  (module) => module.AlbumsPage,
);
const photos = page(
  () => import('../features/photos/PhotosPage.tsx'),
  (module) => module.PhotosPage,
);
const favorites = page(
  () => import('../features/photos/PhotosPage.tsx'),
  (module) => module.FavoritesPage,
);
const search = page(
  () => import('../features/photos/search/SearchPage.tsx'),
  (module) => module.SearchPage,
);

/** With its first part and its texts: a page that waits for them when it is rendered shows them later. */
async function loadAccount() {
  const [account] = await Promise.all([
    import('../features/account/AccountPage.tsx'),
    import('../features/account/basic/Basic.tsx'),
    loadSecondaryMessages(currentLocale()),
  ]);
  return account;
}

function Root() {
  useClosedLayers();
  return (
    <>
      <Outlet />
      <ScrollRestoration getKey={placeKey} />
    </>
  );
}

/** Spec §2 'Routes'. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: PageError,
    HydrateFallback: () => null,
    children: [
      {
        path: '/signout',
        lazy: page(
          () => import('../features/auth/SignedOutPage.tsx'),
          (module) => module.SignedOutPage,
        ),
      },
      {
        // One page with or without an open photo; it needs no session.
        path: '/s/:shareId',
        handle: KEEPS_PLACE,
        lazy: page(
          () => import('../features/public-share/PublicSharePage.tsx'),
          ({ PublicSharePage }) =>
            () => <PublicSharePage renderSignIn={(props) => <SignInHere {...props} />} />,
        ),
        children: [{ path: 'photos/:photoId', Component: Outlet }],
      },
      {
        path: '/getpass',
        lazy: page(
          () => import('../features/auth/RecoveryPage.tsx'),
          (module) => module.RecoveryPage,
        ),
      },
      {
        path: '/i/:code',
        lazy: page(
          () => import('../features/auth/InvitationPage.tsx'),
          (module) => module.InvitationPage,
        ),
      },
      {
        Component: Shell,
        children: [
          {
            // A page that fails affects neither the shell nor a running upload.
            ErrorBoundary: SectionError,
            children: [
              { index: true, lazy: albums },
              { path: '/albums', lazy: albums },
              { path: '/albums/:setId', lazy: albums },
              { path: '/albums/:albumId/photos/:photoId?', handle: KEEPS_PLACE, lazy: photos },
              { path: '/photos/:photoId?', handle: KEEPS_PLACE, lazy: photos },
              { path: '/favorites/:photoId?', handle: KEEPS_PLACE, lazy: favorites },
              { path: '/search/:photoId?', handle: KEEPS_PLACE, lazy: search },
              {
                path: '/shares',
                lazy: page(
                  () => import('../features/shares/SharesPage.tsx'),
                  (module) => module.SharesPage,
                ),
              },
              {
                path: '/oblivion',
                lazy: page(
                  () => import('../features/recycle/RecyclePage.tsx'),
                  (module) => module.RecyclePage,
                ),
              },
              {
                path: '/account/:category?',
                lazy: page(loadAccount, (module) => module.AccountPage),
              },
              {
                path: '/activity',
                lazy: page(
                  () => import('../features/activity/ActivityPage.tsx'),
                  (module) => module.ActivityPage,
                ),
              },
              {
                path: '/redirect',
                lazy: page(
                  () => import('../features/redirect/RedirectPage.tsx'),
                  (module) => module.RedirectPage,
                ),
              },
              {
                path: '*',
                lazy: page(
                  () => import('../features/not-found/NotFoundPage.tsx'),
                  (module) => module.NotFoundPage,
                ),
              },
            ],
          },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
