import { lazy, Suspense } from 'react';
import type { DocsRoom as Room } from '../packages/ui/src/docs/DocsRoom.tsx';

// Asked for only where a page of the documents is open: a story, and its test, never loads them.
const LazyRoom = lazy(() =>
  import('../packages/ui/src/docs/DocsRoom.tsx').then(({ DocsRoom }) => ({ default: DocsRoom })),
);
const LazyPage = lazy(() =>
  import('../packages/ui/src/docs/PrimitivePage.tsx').then(({ PrimitivePage }) => ({
    default: PrimitivePage,
  })),
);

/** Around every page. */
export function DocsRoom(props: Parameters<typeof Room>[0]) {
  return (
    <Suspense fallback={null}>
      <LazyRoom {...props} />
    </Suspense>
  );
}

/** The page of every component that has none of its own. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <LazyPage />
    </Suspense>
  );
}
