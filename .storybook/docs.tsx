import { Suspense, use } from 'react';
import type { DocsPageContainer as Container } from '../packages/ui/docs/DocsPageContainer.tsx';

const load = () =>
  Promise.all([
    import('../packages/ui/docs/DocsPageContainer.tsx'),
    import('../packages/ui/docs/PrimitivePage.tsx'),
  ]);
let loading: ReturnType<typeof load> | undefined;

/**
 * Loads the docs modules only on a docs page; a story and its test never load them. Both modules load before the
 * container renders, because Storybook collects the page's headings once, 100 ms later.
 */
function useDocs() {
  loading ??= load();
  const [{ DocsPageContainer: InnerContainer }, { PrimitivePage }] = use(loading);
  return { InnerContainer, PrimitivePage };
}

function LoadedContainer(props: Parameters<typeof Container>[0]) {
  const { InnerContainer } = useDocs();
  return <InnerContainer {...props} />;
}

/** Wraps every docs page. */
export function DocsPageContainer(props: Parameters<typeof Container>[0]) {
  return (
    <Suspense fallback={null}>
      <LoadedContainer {...props} />
    </Suspense>
  );
}

/** The docs page of every component that has none of its own; the container has loaded it. */
export function DocsPage() {
  const { PrimitivePage } = useDocs();
  return <PrimitivePage />;
}
