import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was before its last two frames: what only follows from it leaves the frames in which it is first
 * seen alone, and is not done at all for values that are gone by then.
 */
export function useOncePainted<Value extends number | string>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return;
    const show = () => startTransition(() => setPainted(value));
    return afterFrames(2, show);
  }, [painted, value]);
  return painted;
}

/** Calls `work` when so many frames have been painted; what it returns takes that back. */
function afterFrames(count: number, work: () => void): () => void {
  let left = count;
  let frame = requestAnimationFrame(function wait() {
    if (left === 0) {
      work();
      return;
    }
    left -= 1;
    frame = requestAnimationFrame(wait);
  });
  return () => cancelAnimationFrame(frame);
}
