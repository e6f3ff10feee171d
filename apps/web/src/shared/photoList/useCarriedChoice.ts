import type { File } from '@xiangji/api-client/contract';
import { type SelectionRanges, selectionCount } from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { carriedSelection, findSelection, loadedIn, NAMED_AT_MOST } from './chosen.ts';
import type { PhotoSource } from './photoSource.ts';
import type { Managing } from './useManaging.ts';
import type { Timeline } from './useTimeline.ts';

/** A selection whose photos are still looked up in the list as it is now. */
interface Search {
  shown: SelectionRanges;
  files: readonly File[];
}

/**
 * Keeps the selected photos selected when the list is read again, wherever they stand then. Says so when some of them are
 * gone, or were too many to be looked up.
 */
export function useCarriedChoice(
  { store }: Pick<Timeline, 'store'>,
  { selection, setSelection }: Pick<Managing, 'selection' | 'setSelection'>,
  find: PhotoSource['get'],
) {
  const t = useTranslations('photos');
  const toast = useToast();
  const before = useRef(store);
  const search = useRef<Search>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = store;
    if (!store || !last || last === store || selection.length === 0) return;
    const pending = search.current?.shown === selection ? search.current.files : undefined;
    const files = pending ?? loadedIn(last, selection);
    const count = pending?.length ?? selectionCount(selection);
    const shown = carriedSelection(selection, last, store);
    setSelection(shown);
    const report = (found: SelectionRanges) => {
      if (selectionCount(found) < count) toast.show({ title: t('choiceLost') });
    };
    if (files.length < count || count > NAMED_AT_MOST) return report(shown);
    const current: Search = { shown, files };
    search.current = current;
    void findSelection(files, store, find).then((found) => {
      if (search.current !== current) return;
      search.current = undefined;
      // A selection that was changed since then is left alone.
      setSelection((now) => (now === shown ? found : now));
      report(found);
    });
  }, [store, selection, setSelection, find, toast, t]);
}
