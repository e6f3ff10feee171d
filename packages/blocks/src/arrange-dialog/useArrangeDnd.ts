import {
  type Active,
  type Announcements,
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { LONG_PRESS } from '../dnd/longPress.ts';
import type { ArrangeLabels } from './labels.ts';
import type { ArrangedItem } from './useArrangedRows.ts';

/** Near an end (about 40 px) the list scrolls by up to 15 px every 30 ms. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.08 }, acceleration: 15, interval: 30 };

interface ArrangeDndOptions {
  rows: readonly ArrangedItem[];
  labels: ArrangeLabels;
  move: (from: number, to: number) => void;
  /** Called with the id of the dragged row; undefined after the drag. */
  onDraggedChange: (id: string | undefined) => void;
}

/** Returns the props of the `DndContext`: mouse, touch and keyboard, with announcements. */
export function useArrangeDnd({ rows, labels, move, onDraggedChange }: ArrangeDndOptions): DndContextProps {
  // The latest position. dnd-kit passes `over` to `onDragEnd` only after one more render.
  const position = useRef<number>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const indexOf = (entry: Active | Over | null) => rows.findIndex(({ id }) => id === entry?.id);
  const nameOf = (active: Active) => rows[indexOf(active)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => labels.pickedUp(nameOf(active), indexOf(active) + 1, rows.length),
    onDragOver: ({ active }) => {
      // The first row under a picked-up row is the row itself, which needs no announcement.
      if (position.current === undefined) return undefined;
      return labels.position(nameOf(active), position.current + 1, rows.length);
    },
    onDragEnd: ({ active }) => {
      const index = position.current ?? indexOf(active);
      return labels.dropped(nameOf(active), index + 1, rows.length);
    },
    onDragCancel: ({ active }) => labels.cancelled(nameOf(active)),
  };
  return {
    sensors,
    autoScroll: AUTO_SCROLL,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: labels.dragHelp } },
    onDragStart: ({ active }) => {
      position.current = undefined;
      onDraggedChange(String(active.id));
    },
    onDragOver: ({ active, over }) => {
      const hasMoved = position.current !== undefined || over?.id !== active.id;
      if (over && hasMoved) position.current = indexOf(over);
    },
    onDragEnd: ({ active }) => {
      onDraggedChange(undefined);
      if (position.current !== undefined) move(indexOf(active), position.current);
    },
    onDragCancel: () => onDraggedChange(undefined),
  };
}
