import {
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DropIntention, intentionAt, isAllowed } from './drop.ts';
import type { OrganizerTree } from './tree.ts';
import { type Point, useEdgeScroll } from './useEdgeScroll.ts';
import type { Organizer } from './useOrganizer.ts';

/** If a finger moves farther than this (px), the press counts as scrolling. */
const TOLERANCE_PX = 8;
/** A finger starts to drag after a press of this duration (ms). */
const LONG_PRESS_MS = 150;
/** A pressed mouse starts to drag after this distance (px). */
const MOUSE_DISTANCE_PX = 6;

/**
 * The attribute that marks a drop target. Its value is the id of an album, or it marks the bar that moves albums out of
 * a set.
 */
export const TARGET_ATTRIBUTE = 'data-drop-target';
export const OUT_TARGET = 'out';

function pointOf(event: MouseEvent | TouchEvent): Point | undefined {
  const at = 'touches' in event ? event.touches[0] : event;
  return at && { x: at.clientX, y: at.clientY };
}

function distance(from: Point | undefined, to: Point | undefined): number {
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

/**
 * Returns the result of a drop at a point. It looks up the cards in the DOM, because only the visible ones are mounted.
 */
function intentionUnder(
  tree: OrganizerTree,
  ids: readonly string[],
  point: Point,
): DropIntention | undefined {
  const element = document.elementFromPoint(point.x, point.y)?.closest(`[${TARGET_ATTRIBUTE}]`);
  const target = element?.getAttribute(TARGET_ATTRIBUTE);
  if (!element || !target) return undefined;
  if (target === OUT_TARGET) return isAllowed(tree, ids, { kind: 'out' }) ? { kind: 'out' } : undefined;
  const { left, width } = element.getBoundingClientRect();
  return intentionAt(tree, ids, { target, part: (point.x - left) / width });
}

function isSame(a: DropIntention | undefined, b: DropIntention | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Returns drag and drop for mouse and touch. A mouse starts to drag as soon as it moves, a finger after a press of 150
 * ms. The whole selection is dragged together. `onTap` is called after a long press without a move.
 */
export function useOrganizerDnd({ tree, state, drop }: Organizer, onTap: (id: string) => void) {
  const [ids, setIds] = useState<readonly string[]>();
  const [intention, setIntention] = useState<DropIntention>();
  const pointer = useRef<Point>(undefined);
  const start = useRef<Point>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LONG_PRESS_MS, tolerance: TOLERANCE_PX } }),
  );

  const update = useCallback(() => {
    if (!ids || !pointer.current) return;
    const next = intentionUnder(tree, ids, pointer.current);
    setIntention((before) => (isSame(before, next) ? before : next));
  }, [tree, ids]);

  useEffect(() => {
    const handleMove = (event: MouseEvent | TouchEvent) => {
      pointer.current = pointOf(event) ?? pointer.current;
      update();
    };
    // The pointer may not move again after the drag is rendered, so update it now.
    update();
    window.addEventListener('mousemove', handleMove);
    window.addEventListener('touchmove', handleMove, { passive: true });
    return () => {
      window.removeEventListener('mousemove', handleMove);
      window.removeEventListener('touchmove', handleMove);
    };
  }, [update]);
  useEdgeScroll({ active: ids !== undefined, pointer, onScroll: update });

  const end = () => {
    setIds(undefined);
    setIntention(undefined);
  };
  const context = {
    sensors,
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      start.current = pointOf(activatorEvent as MouseEvent | TouchEvent);
      pointer.current = start.current;
      const id = String(active.id);
      const { selected } = state;
      setIds(selected.has(id) ? [id, ...[...selected].filter((other) => other !== id)] : [id]);
    },
    onDragEnd: ({ active, delta }: DragEndEvent) => {
      const at = pointer.current;
      // `delta` includes the scrolled distance, but not a move that has not been rendered yet.
      const isTap = distance(start.current, at) < TOLERANCE_PX && Math.hypot(delta.x, delta.y) < TOLERANCE_PX;
      if (isTap) onTap(String(active.id));
      else if (ids) drop(ids, at && intentionUnder(tree, ids, at), false);
      end();
    },
    onDragCancel: end,
  };
  return {
    /** Props for the `DndContext`. */
    context,
    /** Ids of the dragged entries; undefined if there are none. */
    ids,
    intention,
  };
}
