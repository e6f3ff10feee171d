import {
  type Announcements,
  type CollisionDetection,
  type DndContextProps,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  type Over,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AlbumGridHandle } from '../album-grid/index.ts';
import { LONG_PRESS } from '../dnd/longPress.ts';
import { allowedKinds, type DropIntention, isAllowed, nameOfMerge } from './drop.ts';
import { indexAfter, logicalKey } from './gridKeys.ts';
import { isSet } from './tree.ts';
import type { Organizer } from './useOrganizer.ts';
import type { useOrganizerKeyboard } from './useOrganizerKeyboard.ts';

/** A pressed mouse starts to drag after this distance (px). */
const MOUSE_DISTANCE_PX = 6;

const KEYS = {
  start: ['Enter', 'NumpadEnter'],
  end: ['Enter', 'NumpadEnter', 'Space'],
  cancel: ['Escape', 'Tab'],
};

/** In the tenth of the window at both ends, the page scrolls by up to 15 px every 30 ms. */
const AUTO_SCROLL = { threshold: { x: 0, y: 0.1 }, acceleration: 15, interval: 30 };

export interface OrganizerDndOptions {
  organizer: Organizer;
  keyboard: ReturnType<typeof useOrganizerKeyboard>;
  grid: RefObject<AlbumGridHandle | null>;
  /** Called after a long press without a move. */
  onPress: (id: string) => void;
}

/** The albums that are being dragged together. */
interface Drag {
  ids: readonly string[];
  /** Whether the first of them follows the pointer. */
  byPointer: boolean;
}

function intentionOf(over: Over | null): DropIntention | undefined {
  return over?.data.current?.intention;
}

/** Returns the id of the element where a drop has this effect. */
export function dropZoneId(listId: string, intention: DropIntention): string {
  return [listId, intention.kind, intention.kind === 'out' ? '' : intention.target].join('-');
}

/** Returns the place that a key moves the dragged albums to; undefined if they cannot go there. */
function intentionAfter(
  key: string,
  ids: readonly string[],
  { organizer, keyboard, grid }: OrganizerDndOptions,
  before: DropIntention | undefined,
): DropIntention | undefined {
  const { tree, list } = organizer;
  const kinds: Record<string, 'before' | 'after' | 'into'> = { b: 'before', a: 'after', m: 'into' };
  const kind = kinds[key.toLowerCase()];
  if (kind || key.toLowerCase() === 'o') {
    const target = keyboard.active?.id ?? '';
    const intention: DropIntention = kind ? { kind, target } : { kind: 'out' };
    return isAllowed(tree, ids, intention) ? intention : undefined;
  }
  // Skips the albums where nothing can be dropped.
  const size = { count: list.length, columns: grid.current?.columns ?? 1 };
  let from = keyboard.index;
  for (let next = indexAfter(key, from, size); next !== undefined && next !== from; ) {
    const target = list[next]?.id ?? '';
    const allowed = allowedKinds(tree, ids, target);
    const usual = allowed.includes('into') ? 'into' : allowed.at(next > from ? -1 : 0);
    const nextKind = allowed.find((candidate) => candidate === before?.kind) ?? usual;
    if (nextKind) return { kind: nextKind, target };
    from = next;
    next = indexAfter(key, from, size);
  }
  return undefined;
}

/** Returns the selection, beginning with the picked album; or the album itself if it is not selected. */
function draggedWith(id: string, selected: ReadonlySet<string>): string[] {
  return selected.has(id) ? [id, ...[...selected].filter((other) => other !== id)] : [id];
}

/** Returns the announcements of a drag. The organizer announces the result of a drop. */
function announcementsOf({ tree, labels, state }: Organizer, ids: readonly string[]): Announcements {
  const nameOf = (id: string) => tree.nodes.get(id)?.name ?? '';
  const textOf = (intention: DropIntention): string => {
    if (intention.kind === 'out') return labels.overOut;
    const { kind, target } = intention;
    if (kind === 'before') return labels.overBefore(nameOf(target));
    if (kind === 'after') return labels.overAfter(nameOf(target));
    if (isSet(tree.nodes.get(target))) return labels.overInto(nameOf(target));
    return labels.overMerge(nameOf(target), nameOfMerge(tree, ids, target));
  };
  return {
    onDragStart: ({ active }) => {
      const id = String(active.id);
      const { length } = draggedWith(id, state.selected);
      return labels.pickedUp(length > 1 ? labels.albums(length) : nameOf(id));
    },
    onDragOver: ({ over }) => {
      const intention = intentionOf(over);
      return intention && textOf(intention);
    },
    onDragEnd: () => undefined,
    onDragCancel: () => labels.cancelled,
  };
}

/**
 * Returns the zone under the pointer; without a pointer, the zone with the given id. It looks in the DOM, because the
 * bars of the page can cover a card.
 */
function collisionsAt(
  { pointerCoordinates: at, droppableContainers }: Parameters<CollisionDetection>[0],
  id: string,
): ReturnType<CollisionDetection> {
  const zone = at ? document.elementFromPoint(at.x, at.y) : document.getElementById(id);
  return droppableContainers.filter(({ node }) => node.current === zone);
}

function useOrganizerSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: MOUSE_DISTANCE_PX } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
    useSensor(KeyboardSensor, { coordinateGetter, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );
}

/**
 * Returns drag and drop by mouse, touch and keyboard. A mouse starts to drag as soon as it moves, a finger after a press
 * of 150 ms, the keyboard by Enter. The whole selection is dragged together.
 */
export function useOrganizerDnd(options: OrganizerDndOptions, listId: string) {
  const { organizer, keyboard, onPress } = options;
  const { list, state } = organizer;
  const [drag, setDrag] = useState<Drag>();
  const [intention, setIntention] = useState<DropIntention>();
  /** The latest intention. dnd-kit passes `over` to `onDragEnd` only after one more render. */
  const latest = useRef<DropIntention>(undefined);
  /** The drop zone that the keyboard has chosen. */
  const zoneId = useRef('');

  const coordinateGetter = useLatestCallback((event: KeyboardEvent) => {
    const next = drag && intentionAfter(logicalKey(event), drag.ids, options, latest.current);
    if (!next) return undefined;
    if (next.kind !== 'out') {
      // Mounts the target if it is outside the window.
      flushSync(() => keyboard.goTo(list.findIndex(({ id }) => id === next.target)));
    }
    zoneId.current = dropZoneId(listId, next);
    const zone = document.getElementById(zoneId.current)?.getBoundingClientRect();
    return zone && { x: zone.left, y: zone.top };
  });
  const sensors = useOrganizerSensors(coordinateGetter);
  const setPlace = (next: DropIntention | undefined) => {
    latest.current = next;
    setIntention(next);
  };
  const end = () => {
    setDrag(undefined);
    setPlace(undefined);
    zoneId.current = '';
  };
  const context: DndContextProps = {
    sensors,
    collisionDetection: (event) => collisionsAt(event, zoneId.current),
    autoScroll: AUTO_SCROLL,
    accessibility: {
      announcements: announcementsOf(organizer, drag?.ids ?? []),
      screenReaderInstructions: { draggable: organizer.labels.help },
      // The organizer moves the focus to the result of a drop.
      restoreFocus: false,
    },
    onDragStart: ({ active, activatorEvent }: DragStartEvent) =>
      setDrag({
        ids: draggedWith(String(active.id), state.selected),
        byPointer: !(activatorEvent instanceof KeyboardEvent),
      }),
    onDragOver: ({ over }) => setPlace(intentionOf(over)),
    onDragEnd: ({ active, delta }: DragEndEvent) => {
      const hasMoved = latest.current || Math.hypot(delta.x, delta.y) >= LONG_PRESS.tolerance;
      if (drag?.byPointer && !hasMoved) onPress(String(active.id));
      else if (drag) organizer.drop(drag.ids, latest.current);
      end();
    },
    onDragCancel: ({ active }) => {
      if (!drag?.byPointer) keyboard.goTo(list.findIndex(({ id }) => id === active.id));
      end();
    },
  };
  return {
    /** Props for the `DndContext`. */
    context,
    /** Ids of the dragged albums; undefined if there are none. */
    ids: drag?.ids,
    byPointer: drag?.byPointer ?? false,
    intention,
  };
}
