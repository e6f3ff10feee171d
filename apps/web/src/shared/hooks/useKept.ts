import { useState } from 'react';

/** The newest `value` for which `isOpen` was true: a dialog keeps its text while it closes. Keep the value's identity. */
export function useKept<T>(value: T, isOpen: boolean): T {
  const [kept, setKept] = useState(value);
  if (isOpen && kept !== value) setKept(value);
  return isOpen ? value : kept;
}
