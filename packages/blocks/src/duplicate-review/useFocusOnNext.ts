import { type FocusEvent, useEffect, useRef } from 'react';

/** The group with the focus, and its index in the list. */
interface FocusedGroup {
  id: string;
  index: number;
}

/**
 * Moves the focus when the focused group leaves the list: to the first photo of the next group, or to the list if no
 * group is left. Returns the props of the list. Its groups must have `data-group`.
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
