import { selectionCount } from '@xiangji/photo-grid';
import { useToast } from '@xiangji/ui';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { carriedSelection } from './chosen.ts';
import type { Managing } from './useManaging.ts';
import type { Timeline } from './useTimeline.ts';

/** Keeps the choice where it stands when the list is read anew, and tells where it could not. */
export function useCarriedChoice({ store }: Timeline, { selection, setSelection }: Managing) {
  const t = useTranslations('photos');
  const toast = useToast();
  const before = useRef(store);
  useEffect(() => {
    const last = before.current;
    before.current = store;
    if (!store || !last || last === store || selection.length === 0) return;
    const kept = carriedSelection(selection, last, store);
    if (JSON.stringify(kept) !== JSON.stringify(selection)) setSelection(kept);
    if (selectionCount(kept) < selectionCount(selection)) toast.show({ title: t('choiceLost') });
  }, [store, selection, setSelection, toast, t]);
}
