import { useMemo, useSyncExternalStore } from 'react';
import { mapSource } from './mapSource.ts';
import type { PagedSource } from './pagedSource.ts';

const neverChanges = () => () => undefined;
const sameVersion = () => 0;

/**
 * Returns a paged source with its items mapped by `map`, each once, and a `version` that is another number whenever some
 * have changed. Keep the identity of `map`.
 */
export function useMappedSource<In extends object, Out>(
  source: PagedSource<In> | undefined,
  map: (item: In) => Out,
) {
  const mapped = useMemo(() => source && mapSource(source, map), [source, map]);
  const getVersion = source?.getVersion ?? sameVersion;
  const version = useSyncExternalStore(source?.subscribe ?? neverChanges, getVersion, getVersion);
  return { mapped, version };
}
