import {
  type Area,
  drawSelection,
  HANDLES,
  type Handle,
  moveSelection,
  type Point,
  resizeSelection,
} from './geometry/index.ts';
import type { CreateGesture } from './useCropGestures.ts';

/** A selection is moved, resized by a handle, or drawn. Each move continues from the start of the gesture. */
export const createSelectionGesture: CreateGesture = (controller) => {
  let part: Handle | 'inside' | undefined;
  let anchor: Point = { x: 0, y: 0 };
  let first: Area | undefined;
  const scale = () => controller.placement()?.view.scale ?? 1;
  return {
    zooms: false,
    start(target, point) {
      part = handleOf(target) ?? (isInSelection(target) ? 'inside' : undefined);
      anchor = point;
      first = controller.placement()?.selection;
    },
    move(_, to) {
      controller.changeSelection((limits, selection) => {
        const by = { x: (to.x - anchor.x) / scale(), y: (to.y - anchor.y) / scale() };
        if (part === 'inside') return moveSelection(limits, first ?? selection, by);
        if (part) return resizeSelection(limits, first ?? selection, part, by);
        const onImage = ({ x, y }: Point) => ({
          x: x / scale() + limits.image.width / 2,
          y: y / scale() + limits.image.height / 2,
        });
        return drawSelection(limits, onImage(anchor), onImage(to));
      });
    },
    /** At least one pixel of the image, and one of the screen. */
    step(by, target) {
      const handle = handleOf(target);
      const pixel = Math.max(1, Math.round(1 / scale()));
      const step = { x: by.x * pixel, y: by.y * pixel };
      controller.changeSelection((limits, selection) =>
        handle ? resizeSelection(limits, selection, handle, step) : moveSelection(limits, selection, step),
      );
    },
  };
};

function handleOf(target: EventTarget | null): Handle | undefined {
  const name = target instanceof HTMLElement ? target.dataset.handle : undefined;
  return HANDLES.find((handle) => handle === name);
}

function isInSelection(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-selection]') !== null;
}
