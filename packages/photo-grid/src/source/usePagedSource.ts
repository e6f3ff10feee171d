import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { useEffect, useRef, useState } from 'react';
import { createPagedSource, type PagedSource, type PagedSourceOptions } from './pagedSource.ts';
import { rangeOfAnchor } from './rangeOfAnchor.ts';

export type PagedSourceState<Item> = Omit<PagedSourceOptions<Item>, 'previous'> & {
  /** Identifies the list. Options with the same key are a later state of the same list. */
  listKey: string;
};

interface Shown<Item> {
  options: PagedSourceState<Item>;
  source: PagedSource<Item>;
}

/**
 * Returns the source of the latest options; keep their identity while they are the same. When the list has changed, the
 * previous source stays until the photos around the scroll position are loaded, so that they do not jump.
 *
 * `getAnchor` returns the scroll position: `() => grid.current?.getAnchor()`.
 */
export function usePagedSource<Item>(
  options: PagedSourceState<Item> | undefined,
  getAnchor: () => { key: string; position: number } | undefined,
): PagedSource<Item> | undefined {
  const [state, setState] = useState<Shown<Item>>();
  let shown = state;
  if (options?.listKey !== state?.options.listKey) {
    shown = options && { options, source: createPagedSource(options) };
    setState(shown);
  }
  const source = shown?.source;
  const anchorOf = useRef(getAnchor);
  useBrowserLayoutEffect(() => {
    anchorOf.current = getAnchor;
  });
  useBrowserLayoutEffect(() => {
    if (!options || !shown || shown.options === options) return;
    const { source: previous } = shown;
    const next = createPagedSource({ ...options, previous });
    const range = rangeOfAnchor({ before: previous, after: next }, anchorOf.current());
    let isCancelled = false;
    const show = () => {
      if (isCancelled) return;
      isCancelled = true;
      setState({ options, source: next });
    };
    if (range) next.loadRange(range).then(show, show);
    else show();
    return () => {
      if (isCancelled) return;
      isCancelled = true;
      next.close();
    };
  }, [options, shown]);
  useEffect(() => () => source?.close(), [source]);
  return source;
}
