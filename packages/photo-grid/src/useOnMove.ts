import { useRef } from 'react';
import type { GridController } from './gridController.ts';
import type { GridEngine, VisibleRange } from './virtual/GridEngine.ts';

/** Reports moves to the scrubber, and the photos in the viewport if there is a callback for them. */
export function useOnMove(
  controller: GridController | undefined,
  onVisibleRangeChange: ((range: VisibleRange) => void) | undefined,
): ((engine: GridEngine) => void) | undefined {
  const visible = useRef<VisibleRange>(undefined);
  if (!controller && !onVisibleRangeChange) return undefined;
  return (engine) => {
    if (controller) publishMove(engine, controller);
    if (!onVisibleRangeChange) return;
    const range = engine.visibleItems();
    if (visible.current?.start === range.start && visible.current.end === range.end) return;
    visible.current = range;
    onVisibleRangeChange(range);
  };
}

function publishMove(engine: GridEngine, controller: GridController): void {
  const { scrollTop, viewportHeight } = engine.box;
  controller.publish({
    sections: engine.input.list.sections,
    tops: engine.layout.ownerTops,
    scrollTop,
    viewportHeight,
  });
}
