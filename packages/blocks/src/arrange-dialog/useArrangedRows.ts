import { arrayMove } from '@dnd-kit/sortable';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect, useRef, useState } from 'react';
import type { ArrangeLabels } from './labels.ts';
import { type ArrangeStep, indexAfter } from './sequence.ts';

/** An item in the list. */
export interface ArrangedItem {
  /** Identifies the item. */
  id: string;
  /** Name of the item. */
  name: string;
}

/** Returns the rows in the order in which they will be saved, and the actions that move them. */
export function useArrangedRows(items: readonly ArrangedItem[], labels: ArrangeLabels) {
  const [rows, setRows] = useState([...items]);
  const [announcement, setAnnouncement] = useState('');
  /** The row that stays mounted: the row with the focus, or the dragged row. */
  const [keptId, setKeptId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<ArrangeStep>(undefined);

  const move = (from: number, to: number) => setRows(arrayMove(rows, from, to));
  const step = useLatestCallback((from: number, by: ArrangeStep) => {
    const to = indexAfter(by, from, rows.length);
    const row = rows[from];
    if (!row || from === to) return;
    pressed.current = by;
    setKeptId(row.id);
    move(from, to);
    setAnnouncement(labels.position(row.name, to + 1, rows.length));
  });
  const kept = rows.findIndex(({ id }) => id === keptId);
  // Shows the moved row. When it moves in the DOM, its button loses the focus.
  useEffect(() => {
    if (!pressed.current) return;
    const row = list.current?.querySelector(`[data-index="${kept}"]`);
    row?.querySelector<HTMLElement>(`[data-step=${pressed.current}]`)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    pressed.current = undefined;
  });
  return { rows, announcement, list, kept, keep: setKeptId, move, step };
}
