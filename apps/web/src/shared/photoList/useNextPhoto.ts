import type { RefObject } from 'react';
import type { Timeline } from './useTimeline.ts';
import type { useViewerPlace } from './useViewerPlace.ts';

export interface NextPhotoOptions {
  timeline: Pick<Timeline, 'store' | 'getItem'>;
  /** The tile that was opened; another photo does not return to it. */
  tile: RefObject<HTMLElement | null>;
  place: ReturnType<typeof useViewerPlace>;
  /** Closes the viewer. */
  leave: () => void;
}

/**
 * Paging; a photo that is removed from the list is followed by the next, or at the end by the previous one.
 */
export function useNextPhoto({ timeline, tile, place, leave }: NextPhotoOptions) {
  const { store, getItem } = timeline;
  const { index } = place;
  return {
    goTo(next: number) {
      tile.current = null;
      place.goTo(next);
    },
    showNext() {
      if (!store || index === undefined) return;
      if (store.count <= 1) return leave();
      const isLast = index === store.count - 1;
      const nextAt = isLast ? index - 1 : index + 1;
      const [gone, next] = [getItem(index)?.id, getItem(nextAt)?.id];
      if (!gone || !next) return;
      tile.current = null;
      const taken = { gone, id: next, index: isLast ? nextAt : index, total: store.count - 1 };
      place.replace(taken, nextAt);
    },
  };
}
