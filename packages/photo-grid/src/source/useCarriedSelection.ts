import { type Dispatch, type SetStateAction, useEffect, useRef } from 'react';
import { type SelectionRanges, selectionCount } from '../selection/ranges.ts';
import { carrySelection, findSelection, loadedItems } from './carrySelection.ts';
import type { PagedSource } from './pagedSource.ts';

/** Most selected items that are looked up one by one. */
const MAX_LOOKUPS = 500;

/** A selection whose items are still looked up in the list as it is now. */
interface Search<Item> {
  shown: SelectionRanges;
  items: readonly Item[];
}

/**
 * Keeps the same items selected when `usePagedSource` returns a later state of the list. Items that are not loaded are
 * found by `find`, which rejects for removed ones. `onLost` is called when items were removed, or were too many to
 * look up. Keep the identity of all functions.
 */
export function useCarriedSelection<Item>(options: {
  source: PagedSource<Item> | undefined;
  selection: SelectionRanges;
  setSelection: Dispatch<SetStateAction<SelectionRanges>>;
  find: (key: string) => Promise<Item>;
  onLost?: () => void;
}): void {
  const { source, selection, setSelection, find, onLost } = options;
  const before = useRef(source);
  const search = useRef<Search<Item>>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = source;
    if (!source || !last || last === source || selection.length === 0) return;
    const pending = search.current?.shown === selection ? search.current.items : undefined;
    const items = pending ?? loadedItems(last, selection);
    const count = pending?.length ?? selectionCount(selection);
    const shown = carrySelection(selection, last, source);
    setSelection(shown);
    const report = (found: SelectionRanges) => {
      if (selectionCount(found) < count) onLost?.();
    };
    if (items.length < count || count > MAX_LOOKUPS) {
      report(shown);
      return;
    }
    const current: Search<Item> = { shown, items };
    search.current = current;
    void findSelection(items, source, find).then((found) => {
      if (search.current !== current) return;
      search.current = undefined;
      // A selection that was changed since then is left alone.
      setSelection((now) => (now === shown ? found : now));
      report(found);
    });
  }, [source, selection, setSelection, find, onLost]);
}
