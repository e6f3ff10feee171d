import { useState } from 'react';

/**
 * Returns the latest `value` for which `isOpen` was true, so that a dialog keeps its text while it closes. Pass the
 * same object on every render while the value does not change.
 */
export function useLastOpenValue<T>(value: T, isOpen: boolean): T {
  const [last, setLast] = useState(value);
  if (isOpen && last !== value) setLast(value);
  return isOpen ? value : last;
}
