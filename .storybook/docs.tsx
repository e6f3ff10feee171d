import { Suspense, use } from 'react';
import type { DocsRoom as Room } from '../packages/ui/docs/DocsRoom.tsx';

const load = () =>
  Promise.all([import('../packages/ui/docs/DocsRoom.tsx'), import('../packages/ui/docs/PrimitivePage.tsx')]);
let loading: ReturnType<typeof load> | undefined;

/**
 * Loads the documents only on a page of documents: a story and its test never load them. Both modules load before the
 * container renders: Storybook looks for the page's headings once, a tenth of a second later.
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

/** Around every page. */
export function DocsRoom(props: Parameters<typeof Room>[0]) {
  return (
    <Suspense fallback={null}>
      <LoadedRoom {...props} />
    </Suspense>
  );
}

/** The page of every component without one of its own; its container has loaded it. */
export function DocsPage() {
  const { PrimitivePage } = useDocs();
  return <PrimitivePage />;
}
