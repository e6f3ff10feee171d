import { useState } from 'react';

/**
 * Returns the latest `value` for which `isOpen` was true, so that a dialog keeps its text while it closes. Pass the
 * same object on every render while the value does not change.
 */
export function useKept<T>(value: T, isOpen: boolean): T {
  const [kept, setKept] = useState(value);
  if (isOpen && kept !== value) setKept(value);
  return isOpen ? value : kept;
}

/** Returns whether a condition is or was ever true. Use it to mount a component when it is first needed. */
export function useOnce(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
