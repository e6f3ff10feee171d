import type { PhotoItem } from '@xiangji/internal/items';
import { fitView, type View } from '../geometry/index.ts';
import { useViewerState } from '../ViewerContext.ts';

/** The view of a slide: the viewer's for the current photo, the whole photo for others. */
export function useSlideView(item: PhotoItem, current: boolean): View {
  const view = useViewerState((state) => (current ? state.view : fitView));
  return current ? view : { ...view, rotation: item.rotation ?? 0 };
}
