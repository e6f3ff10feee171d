import { useEffect, useState } from 'react';
import type { PagedSource } from './pagedSource.ts';

export interface FindOptions<Item> {
  /** Finds an item that is not loaded, so that its index can be found. Keep its identity. */
  find: (id: string) => Promise<Item>;
  /**
   * Called when `find` rejects. An item that the list does not contain is waited for, because the next list may contain it.
   * Keep its identity.
   */
  onGone: (error: unknown) => void;
}

interface LocateOptions<Item> extends FindOptions<Item> {
  foreseen: number | undefined;
}

/** The index of an item: known when it is loaded, otherwise requested. */
function useIndexOf<Item>(
  source: PagedSource<Item> | undefined,
  id: string,
  { foreseen, find, onGone }: LocateOptions<Item>,
): number | undefined {
  const [located, setLocated] = useState<{ id: string; index: number }>();
  const known = source?.indexOf(id);
  const isFound = known !== undefined || foreseen !== undefined;
  useEffect(() => {
    if (!source || isFound) return;
    let current = true;
    const locate = async () => {
      const index = await source.locate(await find(id));
      if (current && index !== undefined) setLocated({ id, index });
    };
    locate().catch((error: unknown) => current && onGone(error));
    return () => {
      current = false;
    };
  }, [source, isFound, id, find, onGone]);
  return known ?? foreseen ?? (located?.id === id ? located.index : undefined);
}

/** An item that is removed from the list, and the item that is shown in its place. */
interface Replacement {
  /** Id of the removed item. */
  gone: string;
  /** Id of the item that replaces it. */
  id: string;
  /** Index of the replacement in the next list. */
  index: number;
  /** Number of items of the next list. */
  total: number;
}

export interface ViewerIndex {
  /** The index to show; undefined until it is known. */
  index: number | undefined;
  /** Shows another index. */
  goTo: (index: number) => void;
  /**
   * Shows the next item, or the previous one at the end of the list, because the shown item is removed from the list.
   * Returns false if the list has no other item.
   */
  showNext: () => boolean;
}

/**
 * The index that a viewer over a paged list shows: that of the item with `id`, for example from the address, until `goTo` is called or
 * the source is replaced. When the shown item is removed, its replacement is shown while the next list loads, even if `id` still
 * names the removed item.
 */
export function useViewerIndex<Item>(
  source: PagedSource<Item> | undefined,
  id: string,
  options: FindOptions<Item>,
): ViewerIndex {
  const [paged, setPaged] = useState<{ source: PagedSource<Item> | undefined; index: number }>();
  const [replaced, setReplaced] = useState<Replacement>();
  const shownId = replaced?.gone === id ? replaced.id : id;
  const isForeseen = replaced?.id === shownId && replaced.total === source?.count;
  const foreseen = isForeseen ? replaced.index : undefined;
  const located = useIndexOf(source, shownId, { foreseen, ...options });
  const index = paged && paged.source === source ? paged.index : located;
  return {
    index,
    goTo(next) {
      setReplaced(undefined);
      setPaged({ source, index: next });
    },
    showNext() {
      if (!source || index === undefined) return true;
      if (source.count <= 1) return false;
      const isLast = index === source.count - 1;
      const nextAt = isLast ? index - 1 : index + 1;
      const [gone, next] = [source.getItem(index), source.getItem(nextAt)];
      if (!gone || !next) return true;
      setReplaced({
        gone: source.keyOf(gone),
        id: source.keyOf(next),
        index: isLast ? nextAt : index,
        total: source.count - 1,
      });
      setPaged({ source, index: nextAt });
      return true;
    },
  };
}
