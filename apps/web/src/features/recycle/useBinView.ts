import { useState } from 'react';

/** Rows with everything that is known, or squares with the picture and the time that is left. */
export type BinView = 'list' | 'grid';

const KEY = 'xiangji.recycle.view';

/** How the bin is shown, kept in this browser. */
export function useBinView(): [BinView, () => void] {
  const [view, setView] = useState<BinView>(() => (localStorage.getItem(KEY) === 'grid' ? 'grid' : 'list'));
  const turn = () => {
    const next = view === 'grid' ? 'list' : 'grid';
    localStorage.setItem(KEY, next);
    setView(next);
  };
  return [view, turn];
}
