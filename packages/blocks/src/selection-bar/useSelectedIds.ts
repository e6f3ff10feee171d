import { useState } from 'react';

export interface SelectedIds {
  /** Ids of the selected items. */
  selected: ReadonlySet<string>;
  /** Clears the selection. */
  clear: () => void;
  /** Selects an item, or deselects it if it is selected. */
  toggle: (id: string) => void;
  /** Selects or deselects all of these items. */
  selectAll: (items: readonly { id: string }[], all: boolean) => void;
}

/** Returns the selected items of a list by id. Items of other pages stay selected. */
export function useSelectedIds(): SelectedIds {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = (edit: (ids: Set<string>) => void) =>
    setSelected((before) => {
      const next = new Set(before);
      edit(next);
      return next;
    });
  return {
    selected,
    clear: () => setSelected(new Set()),
    toggle: (id) => change((ids) => ids.delete(id) || ids.add(id)),
    selectAll: (items, all) =>
      change((ids) => {
        for (const { id } of items) all ? ids.add(id) : ids.delete(id);
      }),
  };
}
