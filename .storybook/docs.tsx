import { Suspense, use } from 'react';
import type { DocsRoom as Room } from '../packages/ui/src/docs/DocsRoom.tsx';

const load = () =>
  Promise.all([
    import('../packages/ui/src/docs/DocsRoom.tsx'),
    import('../packages/ui/src/docs/PrimitivePage.tsx'),
  ]);
let loading: ReturnType<typeof load> | undefined;

/**
 * Asked for only where a page of the documents is open: a story, and its test, never loads them. Both at once, and before
 * the room stands: Storybook looks for the page's headings once, a tenth of a second after the room.
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

/** The page of every component that has none of its own; the room around it has loaded it. */
export function DocsPage() {
  const { PrimitivePage } = useDocs();
  return <PrimitivePage />;
}
