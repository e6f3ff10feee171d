import { useState } from 'react';

/**
 * Returns the newest `value` for which `isOpen` was true: a dialog keeps its text while it closes. Keep the identity of
 * the value.
 */
export function useKept<T>(value: T, isOpen: boolean): T {
  const [kept, setKept] = useState(value);
  if (isOpen && kept !== value) setKept(value);
  return isOpen ? value : kept;
}

/** Returns whether a condition is or was true, for code that is mounted when it is first needed. */
export function useOnce(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
