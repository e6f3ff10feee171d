import { createBrowserRouter, Outlet, type RouteObject, ScrollRestoration } from 'react-router';
import { PageError } from './shell/PageError.tsx';
import { Shell } from './shell/Shell.tsx';

/** A page whose code is loaded when it is first needed. */
function page<M>(load: () => Promise<M>, pick: (module: M) => RouteObject['Component']): RouteObject['lazy'] {
  return async () => ({ Component: pick(await load()) });
}

const albums = page(
  () => import('../features/albums/AlbumsPage.tsx'),
  (module) => module.AlbumsPage,
);
const photos = page(
  () => import('../features/photos/PhotosPage.tsx'),
  (module) => module.PhotosPage,
);

function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
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
        Component: Shell,
        children: [
          { index: true, lazy: albums },
          { path: '/albums', lazy: albums },
          { path: '/albums/:setId', lazy: albums },
          { path: '/albums/:albumId/photos/:photoId?', lazy: photos },
          { path: '/photos/:photoId?', lazy: photos },
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
];

export function createRouter() {
  return createBrowserRouter(routes);
}
