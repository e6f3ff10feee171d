import { useCallback } from 'react';
import { boxOfItem, partsOf, sectionOfItem } from './layout/index.ts';
import type { GridEngine } from './virtual/GridEngine.ts';

/** Where a photo is scrolled to: an edge, the middle, or (auto) the nearest position where it is seen whole. */
export type GridAlign = 'auto' | 'start' | 'center' | 'end';
export type Reveal = (index: number, align: GridAlign) => void;

/** Scrolls so that a photo is seen below its sticky heading. */
export function useGridReveal(engine: GridEngine): Reveal {
  return useCallback(
    (index, align) => {
      engine.measureFirst?.();
      const layout = engine.layout;
      const box = boxOfItem(layout, index);
      if (!box) return;
      const at = partsOf(layout, sectionOfItem(layout, index)).start;
      const section = layout.sections[at];
      if (!section) return;
      const { scrollTop, viewportHeight } = engine.box;
      const below = placeInView({
        align,
        head: section.heading,
        now: box.y - scrollTop,
        height: box.height,
        viewportHeight,
      });
      if (below === undefined) return;
      const position = index - (layout.firstItems[at] ?? 0);
      engine.restore({ key: section.key, position, share: 0, below });
    },
    [engine],
  );
}

/** Scrolls to the heading of a section; one without photos is found by the photo next to it. */
export function revealSection(engine: GridEngine, key: string): void {
  engine.measureFirst?.();
  const layout = engine.layout;
  const at = layout.sections.findIndex((section) => section.key === key);
  const index = Math.min(layout.firstItems[at] ?? 0, layout.count - 1);
  const box = boxOfItem(layout, index);
  if (at === -1 || !box) return;
  const owner = partsOf(layout, sectionOfItem(layout, index)).start;
  engine.restore({
    key: layout.sections[owner]?.key ?? key,
    position: index - (layout.firstItems[owner] ?? 0),
    share: 0,
    below: box.y - (layout.tops[at] ?? 0),
  });
}

/** Pixels from the viewport top to where the photo's top belongs; undefined when it may stay. */
export function placeInView(options: {
  align: GridAlign;
  /** Height of the sticky heading. */
  head: number;
  /** Where its top is now. */
  now: number;
  height: number;
  viewportHeight: number;
}): number | undefined {
  const { align, head, now, height, viewportHeight } = options;
  const lowest = Math.max(head, viewportHeight - height);
  if (align === 'start') return head;
  if (align === 'end') return lowest;
  if (align === 'center') return Math.max(head, (viewportHeight - height) / 2);
  if (now >= head && now <= lowest) return undefined;
  return now < head ? head : lowest;
}
