import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { rowStart } from './layout/index.ts';
import type { Reveal } from './useGridReveal.ts';
import type { GridEngine } from './virtual/GridEngine.ts';
import type { GridView } from './virtual/gridView.ts';

/** The photo that Tab reaches, and focus that follows it over rows that mount and unmount. */
export function useGridFocus(options: {
  engine: GridEngine;
  view: GridView;
  canvas: RefObject<HTMLElement | null>;
  reveal: Reveal;
}) {
  const { engine, view, canvas, reveal } = options;
  const [active, setActive] = useState<number | undefined>(undefined);
  const wanted = useRef<number | undefined>(undefined);
  const inside = useRef(false);
  useBrowserLayoutEffect(() => {
    // A tile whose photo has just loaded is a new element: focus moves to it.
    if (inside.current && document.activeElement === document.body) wanted.current ??= active;
    if (wanted.current === undefined) return;
    // The photo may have been removed: the last one takes its place, and no later photo takes the focus.
    wanted.current = Math.min(wanted.current, view.layout.count - 1);
    if (wanted.current < 0) wanted.current = undefined;
    const tile = canvas.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!tile) return;
    wanted.current = undefined;
    tile.focus({ preventScroll: true });
  });
  const focusPhoto = useCallback(
    (index: number) => {
      wanted.current = index;
      setActive(index);
      engine.pin(index);
      reveal(index, 'auto');
    },
    [engine, reveal],
  );
  return {
    active,
    focusPhoto,
    tabStop: active !== undefined && isRendered(view, active) ? active : firstSeen(view, engine),
    onFocus(index: number) {
      inside.current = true;
      setActive(index);
      engine.pin(index);
    },
    onBlur() {
      inside.current = false;
      engine.pin(undefined);
    },
  };
}

function isRendered(view: GridView, index: number): boolean {
  const { layout } = view;
  return view.parts.some((part) => {
    const rows = layout.sections[part.section]?.rows;
    if (!rows || part.lastRow < part.firstRow) return false;
    const nth = index - (layout.firstItems[part.section] ?? 0);
    return nth >= rowStart(rows, part.firstRow) && nth < rowStart(rows, part.lastRow + 1);
  });
}

/** The first photo at or below the viewport top. */
function firstSeen(view: GridView, engine: GridEngine): number {
  const { layout } = view;
  const y = Math.max(0, engine.box.scrollTop);
  return Math.max(0, Math.min(layout.count - 1, engine.firstItemAt(y)));
}
