import { useEffect } from 'react';

/** The code of the places that the shell links to. */
const places = [
  () => import('../../features/albums/AlbumsPage.tsx'),
  () => import('../../features/photos/PhotosPage.tsx'),
  () => import('../../features/photos/search/SearchPage.tsx'),
  () => import('../../features/shares/SharesPage.tsx'),
  () => import('../../features/recycle/RecyclePage.tsx'),
  () => import('../../features/account/AccountPage.tsx'),
];

const AFTER_LOAD_MS = 1_000;

async function prefetch(): Promise<void> {
  // One after the other: requests of the user have priority.
  for (const load of places) {
    try {
      await load();
    } catch {
      // Loaded again when it is needed.
      return;
    }
  }
}

/** Loads the code of the shell's places when the browser is idle, so that they open without a connection too. */
export function usePrefetchPlaces(): void {
  useEffect(() => {
    // The development server compiles a page when it is requested.
    if (!import.meta.env.PROD) return;
    let idle: number | undefined;
    const timer = setTimeout(() => {
      // Safari has no idle callbacks.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(() => void prefetch());
      else void prefetch();
    }, AFTER_LOAD_MS);
    return () => {
      clearTimeout(timer);
      if (idle !== undefined) cancelIdleCallback(idle);
    };
  }, []);
}
