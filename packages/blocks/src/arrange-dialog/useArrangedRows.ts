import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useRef, useState } from 'react';
import type { OrganizerStep } from '../album-organizer/index.ts';
import { type Point, useEdgeScroll } from '../album-organizer/useEdgeScroll.ts';
import type { ArrangeLabels } from './labels.ts';
import { indexAfter, moved } from './sequence.ts';

/** An item in the list. */
export interface ArrangedItem {
  /** Identifies the item. */
  id: string;
  /** Name of the item. */
  name: string;
}

/** Height of the zones that scroll the list during a drag (CSS pixels). */
const EDGE_PX = 40;

/** The attribute that marks a row, so that the row under the pointer can be found. */
export const ROW_ATTRIBUTE = 'data-arranged';

/** Returns the rows in the order in which they will be saved. A dragged row follows the pointer. */
export function useArrangedRows(items: readonly ArrangedItem[], labels: ArrangeLabels) {
  const [rows, setRows] = useState(items);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<string>();
  const scroller = useRef<HTMLUListElement>(null);
  const pointer = useRef<Point>(undefined);
  const focusOn = useRef<string>(undefined);

  const go = (from: number, to: number) => {
    const row = rows[from];
    if (!row || from === to) return;
    setRows(moved(rows, from, to));
    setAnnouncement(labels.position(row.name, to + 1, rows.length));
  };
  const step = useLatestCallback((index: number, by: OrganizerStep) => {
    focusOn.current = `[${ROW_ATTRIBUTE}="${rows[index]?.id}"] [data-step=${by}]`;
    go(index, indexAfter(by, index, rows.length));
  });
  // When a row moves in the DOM, its button loses the focus.
  useEffect(() => {
    if (!focusOn.current) return;
    scroller.current?.querySelector<HTMLElement>(focusOn.current)?.focus();
    focusOn.current = undefined;
  });
  const follow = useLatestCallback(() => {
    const at = pointer.current;
    if (!dragged || !at) return;
    const over = document.elementFromPoint(at.x, at.y)?.closest(`[${ROW_ATTRIBUTE}]`);
    const id = over?.getAttribute(ROW_ATTRIBUTE);
    const [from, to] = [dragged, id].map((wanted) => rows.findIndex((row) => row.id === wanted));
    if (from !== undefined && to !== undefined && from >= 0 && to >= 0) go(from, to);
  });
  useEffect(() => {
    const handleMove = (event: MouseEvent | TouchEvent) => {
      const at = 'touches' in event ? event.touches[0] : event;
      if (at) pointer.current = { x: at.clientX, y: at.clientY };
      follow();
    };
    window.addEventListener('mousemove', handleMove);
    window.addEventListener('touchmove', handleMove, { passive: true });
    return () => {
      window.removeEventListener('mousemove', handleMove);
      window.removeEventListener('touchmove', handleMove);
    };
  }, [follow]);
  useEdgeScroll({
    active: dragged !== undefined,
    pointer,
    scroller,
    edge: EDGE_PX,
    onScroll: follow,
  });
  return { rows, announcement, step, dragged, setDragged, scroller };
}
