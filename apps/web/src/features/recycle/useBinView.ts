import { useState } from 'react';

/** Rows with all facts, or squares with the picture and the remaining time. */
export type BinView = 'list' | 'grid';

const KEY = 'xiangji.recycle.view';

/** The view of the bin, stored in this browser. */
export function useBinView(): [BinView, () => void] {
  const [view, setView] = useState<BinView>(() => (localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list'));
  const turn = () => {
    const next = view === 'grid' ? 'list' : 'grid';
    localStorage.setItem(KEY, next);
    setView(next);
  };
  return [view, turn];
}
