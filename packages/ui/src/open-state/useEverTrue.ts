import { useState } from 'react';

/** Returns whether a condition is or was ever true. Use it to mount a component when it is first needed. */
export function useEverTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
