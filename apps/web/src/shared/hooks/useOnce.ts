import { useState } from 'react';

/** Whether a condition is or was true, for code that is mounted when it is first needed. */
export function useOnce(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return condition || wasTrue;
}
