import {
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { GESTURES } from '@xiangji/api-client/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrganiserTree } from '../organiser/tree.ts';
import { type Intention, intentionAt, isAllowed } from './drop.ts';
import { type Point, useEdgeScroll } from './useEdgeScroll.ts';

/** A finger may tremble so far (px) before the press is taken for scrolling. */
const TOLERANCE_PX = 8;
/** A mouse that is held down drags after so many px, as in the photo grid. */
const MOUSE_DISTANCE_PX = 6;

/** Marks what can be dropped on: an album's id, or the bar that takes out. */
export const TARGET_ATTRIBUTE = 'data-drop-target';
export const OUT_TARGET = 'out';

interface PointerDragOptions {
  tree: OrganiserTree;
  selected: ReadonlySet<string>;
  onDrop: (ids: readonly string[], intention: Intention | undefined) => void;
  /** Held and let go where it was: a slow press, no drag. */
  onTap: (id: string) => void;
}

function pointOf(event: MouseEvent | TouchEvent): Point | undefined {
  const at = 'touches' in event ? event.touches[0] : event;
  return at && { x: at.clientX, y: at.clientY };
}

function distance(from: Point | undefined, to: Point | undefined): number {
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

/** What lies under a point and what it would mean; cards are found in the page, since only those in sight are drawn. */
function intentionUnder(tree: OrganiserTree, ids: readonly string[], point: Point): Intention | undefined {
  const element = document.elementFromPoint(point.x, point.y)?.closest(`[${TARGET_ATTRIBUTE}]`);
  const target = element?.getAttribute(TARGET_ATTRIBUTE);
  if (!element || !target) return undefined;
  if (target === OUT_TARGET) return isAllowed(tree, ids, { kind: 'out' }) ? { kind: 'out' } : undefined;
  const { left, width } = element.getBoundingClientRect();
  return intentionAt(tree, ids, { target, part: (point.x - left) / width });
}

function same(a: Intention | undefined, b: Intention | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * Dragging by mouse or finger. A mouse picks up as soon as it moves, a finger after a press of 150 ms (spec §9); the whole
 * selection comes with it.
 */
export function usePointerDrag({ tree, selected, onDrop, onTap }: PointerDragOptions) {
  const [ids, setIds] = useState<readonly string[]>();
  const [intention, setIntention] = useState<Intention>();
  const pointer = useRef<Point>(undefined);
  const start = useRef<Point>(undefined);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, {
      activationConstraint: { delay: GESTURES.LONG_PRESS_MS, tolerance: TOLERANCE_PX },
    }),
  );

  const look = useCallback(() => {
    if (!ids || !pointer.current) return;
    const next = intentionUnder(tree, ids, pointer.current);
    setIntention((before) => (same(before, next) ? before : next));
  }, [tree, ids]);

  useEffect(() => {
    const follow = (event: MouseEvent | TouchEvent) => {
      pointer.current = pointOf(event) ?? pointer.current;
      look();
    };
    // The pointer may stand still by the time the drag is drawn.
    look();
    window.addEventListener('mousemove', follow);
    window.addEventListener('touchmove', follow, { passive: true });
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
    };
  }, [look]);
  useEdgeScroll({ active: ids !== undefined, pointer, onScroll: look });

  const end = () => {
    setIds(undefined);
    setIntention(undefined);
  };
  return {
    sensors,
    /** What is being dragged; undefined while nothing is. */
    ids,
    intention,
    onDragStart: ({ active, activatorEvent }: DragStartEvent) => {
      start.current = pointOf(activatorEvent as MouseEvent | TouchEvent);
      pointer.current = start.current;
      const id = String(active.id);
      setIds(selected.has(id) ? [id, ...[...selected].filter((other) => other !== id)] : [id]);
    },
    onDragEnd: ({ active, delta }: DragEndEvent) => {
      const at = pointer.current;
      // `delta` counts the scrolled way too, but not yet a move that is not drawn.
      const isTap = distance(start.current, at) < TOLERANCE_PX && Math.hypot(delta.x, delta.y) < TOLERANCE_PX;
      if (isTap) onTap(String(active.id));
      else if (ids) onDrop(ids, at && intentionUnder(tree, ids, at));
      end();
    },
    onDragCancel: end,
  };
}
