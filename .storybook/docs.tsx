import { Suspense, use } from 'react';
import type { DocsRoom as Room } from '../packages/ui/docs/DocsRoom.tsx';

const load = () =>
  Promise.all([import('../packages/ui/docs/DocsRoom.tsx'), import('../packages/ui/docs/PrimitivePage.tsx')]);
let loading: ReturnType<typeof load> | undefined;

/**
 * Loads the docs modules only on a docs page; a story and its test never load them. Both modules load before the
 * container renders, because Storybook collects the page's headings once, 100 ms later.
 */
function useDocs() {
  loading ??= load();
  const [{ DocsRoom: InnerRoom }, { PrimitivePage }] = use(loading);
  return { InnerRoom, PrimitivePage };
}

function LoadedRoom(props: Parameters<typeof Room>[0]) {
  const { InnerRoom } = useDocs();
  return <InnerRoom {...props} />;
}

/** Wraps every docs page. */
export function DocsRoom(props: Parameters<typeof Room>[0]) {
  return (
    <Suspense fallback={null}>
      <LoadedRoom {...props} />
    </Suspense>
  );
}

/** The docs page of every component that has none of its own; the container has loaded it. */
export function DocsPage() {
  const { PrimitivePage } = useDocs();
  return <PrimitivePage />;
}
