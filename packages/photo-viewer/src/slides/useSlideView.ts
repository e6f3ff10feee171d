import { fitView, type View } from '../geometry/index.ts';
import type { ViewerItem } from '../items.ts';
import { useViewerState } from '../ViewerContext.ts';

/** The view of a slide: the viewer's for the current photo, the whole photo for others. */
export function useSlideView(item: ViewerItem, current: boolean): View {
  const view = useViewerState((state) => (current ? state.view : fitView));
  return current ? view : { ...view, rotation: item.rotate ?? 0 };
}
