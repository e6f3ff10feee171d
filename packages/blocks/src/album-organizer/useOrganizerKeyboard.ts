import type { KeyboardEvent, RefObject } from 'react';
import type { AlbumGridHandle } from '../album-grid/index.ts';
import { indexAfter, logicalKey } from './gridKeys.ts';
import type { Organizer } from './useOrganizer.ts';

export interface OrganizerKeyboardOptions {
  organizer: Organizer;
  grid: RefObject<AlbumGridHandle | null>;
  onRename: (id: string) => void;
}

/** Handles the keys that act on the option with the focus. */
function optionKey({ organizer, onRename }: OrganizerKeyboardOptions, key: string, id: string): boolean {
  if (key === ' ') organizer.toggle(id);
  else if (key === 'F2') onRename(id);
  else if (key.toLowerCase() === 'o') organizer.open(id);
  else if (key === 'Escape') organizer.select([]);
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

/** Returns the option that takes the focus, and the key handler of the list. A drag handles its own keys. */
export function useOrganizerKeyboard(options: OrganizerKeyboardOptions) {
  const { organizer, grid } = options;
  const { list, state } = organizer;
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
    if (event.nativeEvent.isComposing || event.altKey) return false;
    if (event.ctrlKey || event.metaKey) return controlKey(organizer, event);
    if (!active) return false;
    const size = { count: list.length, columns: grid.current?.columns ?? 1 };
    const next = indexAfter(logicalKey(event), index, size);
    if (next === undefined) return optionKey(options, event.key, active.id);
    goTo(next);
    return true;
  };
  return {
    active,
    index,
    goTo,
    onKeyDown: (event: KeyboardEvent) => {
      if (handleKey(event)) event.preventDefault();
    },
  };
}
