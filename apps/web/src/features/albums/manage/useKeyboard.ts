import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { GridHandle } from '../grid/AlbumGrid.tsx';
import { isSet, type OrganiserNode } from '../organiser/tree.ts';
import type { Intention } from './drop.ts';

/** What the keys do; each of these is a button somewhere too. */
export interface KeyboardActs {
  toggle: (id: string) => void;
  selectAll: () => void;
  pickUp: (id: string) => void;
  /** The key stands over another card while something is carried. */
  over: (id: string) => void;
  drop: (intention: Intention) => void;
  cancel: () => void;
  open: (id: string) => void;
  rename: (id: string) => void;
  undo: () => void;
  redo: () => void;
}

interface KeyboardOptions {
  list: readonly OrganiserNode[];
  carrying: boolean;
  grid: RefObject<GridHandle | null>;
  acts: KeyboardActs;
}

/** How far an arrow goes in a list of so many columns. */
function strideOf(key: string, columns: number): number | undefined {
  const strides: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return strides[key];
}

function placeAfter(
  key: string,
  from: number,
  { count, columns }: { count: number; columns: number },
): number {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const stride = strideOf(key, columns);
  if (stride === undefined) return from;
  const next = from + stride;
  // A last row that is shorter is reached at its end.
  if (next >= count) return Math.abs(stride) === 1 ? from : count - 1;
  return next < 0 ? from : next;
}

/**
 * Manage mode by keyboard: one place in the list speaks (`aria-activedescendant`); the same keys that move there move
 * what is carried.
 */
export function useKeyboard({ list, carrying, grid, acts }: KeyboardOptions) {
  const [currentId, setCurrentId] = useState<string>();
  const found = list.findIndex(({ id }) => id === currentId);
  const index = Math.max(found, 0);
  const current = list[index];

  const goTo = (place: number) => {
    const node = list[place];
    if (!node) return;
    setCurrentId(node.id);
    grid.current?.scrollTo(place);
    if (carrying) acts.over(node.id);
  };

  const pressWhileCarrying = (event: KeyboardEvent, id: string): boolean => {
    const intentions: Record<string, Intention> = {
      Enter: { kind: 'into', target: id },
      ' ': { kind: 'into', target: id },
      m: { kind: 'into', target: id },
      b: { kind: 'before', target: id },
      a: { kind: 'after', target: id },
      o: { kind: 'out' },
    };
    const intention = intentions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (intention) acts.drop(intention);
    return intention !== undefined;
  };

  const pressWhileLooking = (event: KeyboardEvent, node: OrganiserNode): boolean => {
    const keys: Record<string, () => void> = {
      Enter: () => acts.pickUp(node.id),
      ' ': () => acts.toggle(node.id),
      F2: () => acts.rename(node.id),
      o: () => isSet(node) && acts.open(node.id),
    };
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    act?.();
    return act !== undefined;
  };

  const pressWithControl = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === 'a') acts.selectAll();
    else if (key === 'z' && event.shiftKey) acts.redo();
    else if (key === 'y') acts.redo();
    else if (key === 'z') acts.undo();
    else return false;
    return true;
  };

  const press = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.altKey || !current) return false;
    if (event.ctrlKey || event.metaKey) return pressWithControl(event);
    if (event.key === 'Escape') {
      acts.cancel();
      return true;
    }
    const columns = grid.current?.columns ?? 1;
    const isMove = event.key === 'Home' || event.key === 'End' || strideOf(event.key, columns) !== undefined;
    if (isMove) {
      goTo(placeAfter(event.key, index, { count: list.length, columns }));
      return true;
    }
    return carrying ? pressWhileCarrying(event, current.id) : pressWhileLooking(event, current);
  };

  return {
    current,
    index,
    setCurrent: setCurrentId,
    onKeyDown: (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault();
    },
  };
}
