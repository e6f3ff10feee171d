import { loadCode } from '@xiangji/ui';
import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { useClosedLayers } from '../shared/layer/useLayer.ts';
import { currentLocale } from '../shared/locale/currentLocale.ts';
import { SecondaryTexts } from '../shared/locale/SecondaryTexts.tsx';
import { loadSecondaryMessages } from '../shared/locale/secondaryMessages.ts';
import { KEEPS_PLACE, placeKey } from './placeKey.ts';
import { SignInHere } from './session/SignInHere.tsx';
import { PageError, SectionError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

type Load<Name extends string> = () => Promise<Record<Name, ComponentType>>;

/** The component of a module, which is loaded when its page is first opened. */
function page<Name extends string>(load: Load<Name>, name: Name): RouteObject['lazy'] {
  return async () => ({ Component: (await loadCode(load))[name] });
}

/** A page with the texts that come later, loaded with it. */
function pageWithTexts<Name extends string>(load: Load<Name>, name: Name): RouteObject['lazy'] {
  return async () => {
    const [module] = await loadCode(() => Promise.all([load(), loadSecondaryMessages(currentLocale())]));
    const Page: ComponentType = module[name];
    return {
      Component: () => (
        <SecondaryTexts>
          <Page />
        </SecondaryTexts>
      ),
    };
  };
}

const albums = page(() => import('../features/albums/AlbumsPage.tsx'), 'AlbumsPage');
const photos = page(() => import('../features/photos/PhotosPage.tsx'), 'PhotosPage');
const favorites = page(() => import('../features/photos/PhotosPage.tsx'), 'FavoritesPage');
const search = page(() => import('../features/photos/search/SearchPage.tsx'), 'SearchPage');
const signedOut = page(() => import('../features/auth/SignedOutPage.tsx'), 'SignedOutPage');
const recovery = pageWithTexts(() => import('../features/auth/RecoveryPage.tsx'), 'RecoveryPage');
const invitation = page(() => import('../features/auth/RoutedAuthPage.tsx'), 'InvitationPage');
const shares = pageWithTexts(() => import('../features/shares/SharesPage.tsx'), 'SharesPage');
const recycleBin = pageWithTexts(() => import('../features/recycle/RecyclePage.tsx'), 'RecyclePage');
const activity = pageWithTexts(() => import('../features/activity/ActivityPage.tsx'), 'ActivityPage');
const redirect = page(() => import('../features/redirect/RedirectPage.tsx'), 'RedirectPage');
const notFound = pageWithTexts(() => import('../features/not-found/NotFoundPage.tsx'), 'NotFoundPage');

async function loadShare() {
  const { PublicSharePage } = await import('../features/public-share/PublicSharePage.tsx');
  return { SharePage: () => <PublicSharePage renderSignIn={(props) => <SignInHere {...props} />} /> };
}

/** The account with its first category, loaded together. */
async function loadAccount() {
  const [account] = await Promise.all([
    import('../features/account/AccountPage.tsx'),
    import('../features/account/basic/Basic.tsx'),
  ]);
  return account;
}

const account = pageWithTexts(loadAccount, 'AccountPage');
const map = pageWithTexts(() => import('../features/photos/places/MapPage.tsx'), 'MapPage');
const similar = pageWithTexts(() => import('../features/photos/similar/SimilarPage.tsx'), 'SimilarPage');

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
      { path: '/signout', lazy: signedOut },
      {
        // One page with or without an open photo; it needs no session.
        path: '/s/:shareId',
        handle: KEEPS_PLACE,
        lazy: page(loadShare, 'SharePage'),
        children: [{ path: 'photos/:photoId', Component: Outlet }],
      },
      { path: '/getpass', lazy: recovery },
      { path: '/i/:code', lazy: invitation },
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
              { path: '/map/:photoId?', handle: KEEPS_PLACE, lazy: map },
              { path: '/similar', lazy: similar },
              { path: '/shares', lazy: shares },
              { path: '/oblivion', lazy: recycleBin },
              { path: '/account/:category?', lazy: account },
              { path: '/activity', lazy: activity },
              { path: '/redirect', lazy: redirect },
              { path: '*', lazy: notFound },
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
