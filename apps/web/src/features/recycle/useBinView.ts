import { useStored } from '../../shared/hooks/useStored.ts';

/** Rows with all facts, or squares with the picture and the remaining time. */
export type BinView = 'list' | 'grid';

const read = (text: string | null): BinView => (text === 'grid' ? 'grid' : 'list');

/** The view of the bin, stored in this browser, and a function that changes it. */
export function useBinView(): [BinView, () => void] {
  const [view, store] = useStored('xiangji.recycle.view', read);
  return [view, () => store(view === 'grid' ? 'list' : 'grid')];
}
