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
import type { ArrangeLabels } from './labels.ts';
import type { ArrangedItem } from './useArrangedRows.ts';

/** A finger starts to drag after a press of `delay` ms, if it moves less than `tolerance` px. */
const LONG_PRESS = { delay: 150, tolerance: 8 };

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
  // The first row under a picked-up row is the row itself, which needs no announcement.
  const hasMoved = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  );
  const indexOf = (entry: Active | Over | null) => rows.findIndex(({ id }) => id === entry?.id);
  const nameOf = (active: Active) => rows[indexOf(active)]?.name ?? '';
  const announcements: Announcements = {
    onDragStart: ({ active }) => labels.pickedUp(nameOf(active), indexOf(active) + 1, rows.length),
    onDragOver: ({ active, over }) => {
      if (!over || !hasMoved.current) return undefined;
      return labels.position(nameOf(active), indexOf(over) + 1, rows.length);
    },
    onDragEnd: ({ active, over }) => labels.dropped(nameOf(active), indexOf(over ?? active) + 1, rows.length),
    onDragCancel: ({ active }) => labels.cancelled(nameOf(active)),
  };
  return {
    sensors,
    autoScroll: AUTO_SCROLL,
    collisionDetection: closestCenter,
    accessibility: { announcements, screenReaderInstructions: { draggable: labels.dragHelp } },
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      onDraggedChange(String(active.id));
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over?.id !== active.id;
    },
    onDragEnd: ({ active, over }) => {
      onDraggedChange(undefined);
      if (over && over.id !== active.id) move(indexOf(active), indexOf(over));
    },
    onDragCancel: () => onDraggedChange(undefined),
  };
}
