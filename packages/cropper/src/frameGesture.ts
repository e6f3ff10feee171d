import type { CropController } from './cropController.ts';
import { panBy } from './geometry/index.ts';
import { type CreateGesture, zoomBy } from './useCropGestures.ts';

/** The image moves and zooms under a fixed frame. */
export const createFrameGesture: CreateGesture = (controller: CropController, paint) => ({
  zooms: true,
  move(from, to, factor) {
    const placement = controller.changeView((bounds, view) => {
      const moved = panBy(bounds, view, { x: to.x - from.x, y: to.y - from.y });
      return factor === 1 ? moved : zoomBy(factor, to)(bounds, moved);
    });
    paint(placement);
  },
  step(by) {
    controller.changeView((bounds, view) => panBy(bounds, view, by));
  },
});
