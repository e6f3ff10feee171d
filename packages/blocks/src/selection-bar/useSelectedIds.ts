import { useState } from 'react';

export interface SelectedIds {
  /** Ids of the selected items. */
  selected: ReadonlySet<string>;
  /** Selects nothing. */
  clear: () => void;
  /** Selects an item, or no longer selects it. */
  toggle: (id: string) => void;
  /** Selects all of these items, or none of them. */
  selectAll: (items: readonly { id: string }[], all: boolean) => void;
}

/** The selected items of a list, by id; items of other pages stay selected. */
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
