import { useState } from 'react';

/** Selected items of a list, by id; they stay selected on other pages. */
export function useChoice() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    selected,
    clear: () => setSelected(new Set()),
    toggle: (id: string) =>
      setSelected((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** All of a page, or none of it. */
    choosePage: (items: readonly { id: string }[], all: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        for (const { id } of items) {
          if (all) next.add(id);
          else next.delete(id);
        }
        return next;
      }),
  };
}

export type Choice = ReturnType<typeof useChoice>;
