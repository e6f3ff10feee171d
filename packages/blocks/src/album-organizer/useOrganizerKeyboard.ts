import type { KeyboardEvent, RefObject } from 'react';
import type { AlbumGridHandle } from '../album-grid/index.ts';
import type { DropIntention } from './drop.ts';
import type { Organizer } from './useOrganizer.ts';

/** Returns the number of items by which an arrow key moves in a list with this number of columns. */
function strideOf(key: string, columns: number): number | undefined {
  const strides: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  return strides[key];
}

/** Returns the index that a key moves to from the index `from`; undefined for other keys. */
function indexAfter(key: string, from: number, { count, columns }: { count: number; columns: number }) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const stride = strideOf(key, columns);
  if (stride === undefined) return undefined;
  const next = from + stride;
  // If the last row is shorter, move to its last item.
  if (next >= count) return Math.abs(stride) === 1 ? from : count - 1;
  return next < 0 ? from : next;
}

const keyOf = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

export interface OrganizerKeyboardOptions {
  organizer: Organizer;
  grid: RefObject<AlbumGridHandle | null>;
  onPickUp: (id: string) => void;
  onRename: (id: string) => void;
}

/** Handles the keys while albums are carried. */
function dropKey(organizer: Organizer, event: KeyboardEvent, target: string): boolean {
  const intentions: Record<string, DropIntention> = {
    Enter: { kind: 'into', target },
    ' ': { kind: 'into', target },
    m: { kind: 'into', target },
    b: { kind: 'before', target },
    a: { kind: 'after', target },
    o: { kind: 'out' },
  };
  const intention = intentions[keyOf(event)];
  if (intention) organizer.drop(organizer.state.carried ?? [], intention);
  return intention !== undefined;
}

/** Handles the keys while no albums are carried. */
function browseKey(options: OrganizerKeyboardOptions, event: KeyboardEvent, id: string): boolean {
  const { organizer, onPickUp, onRename } = options;
  const key = keyOf(event);
  if (key === 'Enter') onPickUp(id);
  else if (key === ' ') organizer.toggle(id);
  else if (key === 'F2') onRename(id);
  else if (key === 'o') organizer.open(id);
  else return false;
  return true;
}

/** Handles the keys with Ctrl or Cmd. */
function controlKey(organizer: Organizer, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (key === 'a') organizer.select(organizer.list.map(({ id }) => id));
  else if (key === 'y' || (key === 'z' && event.shiftKey)) organizer.redo();
  else if (key === 'z') organizer.undo();
  else return false;
  return true;
}

/**
 * Returns the key handler of the list. One option is active (`aria-activedescendant`). The keys that change the active
 * option also move the carried albums.
 */
export function useOrganizerKeyboard(options: OrganizerKeyboardOptions) {
  const { organizer, grid } = options;
  const { list, state } = organizer;
  const { carried } = state;
  const index = Math.max(
    list.findIndex(({ id }) => id === state.activeId),
    0,
  );
  const active = list[index];

  const goTo = (next: number) => {
    const node = list[next];
    if (!node) return;
    organizer.activate(node.id);
    grid.current?.scrollTo(next);
  };

  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing || event.altKey || !active) return false;
    if (event.ctrlKey || event.metaKey) return controlKey(organizer, event);
    if (event.key === 'Escape') {
      if (!organizer.putBack()) organizer.select([]);
      return true;
    }
    const next = indexAfter(event.key, index, { count: list.length, columns: grid.current?.columns ?? 1 });
    if (next !== undefined) {
      goTo(next);
      return true;
    }
    return carried ? dropKey(organizer, event, active.id) : browseKey(options, event, active.id);
  };

  return {
    active,
    index,
    onKeyDown: (event: KeyboardEvent) => {
      if (handleKey(event)) event.preventDefault();
    },
  };
}
