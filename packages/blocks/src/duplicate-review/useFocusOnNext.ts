import { type FocusEvent, useEffect, useRef } from 'react';

/** The group with the focus, and its index in the list. */
interface FocusedGroup {
  id: string;
  index: number;
}

/**
 * The group with the focus may leave the list: the group that follows gets the focus, on its first photo, or the list
 * where none is left. Returns the props of the list; its groups have `data-group`.
 */
export function useFocusOnNext(groups: readonly { id: string }[] | undefined) {
  const root = useRef<HTMLElement>(null);
  const last = useRef<FocusedGroup>(undefined);
  const onFocus = ({ target }: FocusEvent) => {
    const group = target.closest<HTMLElement>('[data-group]');
    const id = group?.dataset.group ?? '';
    last.current = group ? { id, index: (groups ?? []).findIndex((one) => one.id === id) } : undefined;
  };
  useEffect(() => {
    const focused = last.current;
    if (!focused || !groups || groups.some(({ id }) => id === focused.id)) return;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const items = root.current?.querySelectorAll('[data-group]') ?? [];
    const next = items[Math.min(focused.index, items.length - 1)]?.querySelector<HTMLElement>('button');
    (next ?? root.current)?.focus();
  }, [groups]);
  return { root, onFocus };
}
