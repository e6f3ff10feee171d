import { startTransition, useCallback, useEffect, useState } from 'react';

/** The bars wait this long for the first photo, in milliseconds: shorter than anybody reaches for them. */
const FURNISH_AFTER = 400;

/**
 * The order of an opening: the photo alone, then, once it is sharp or takes its time, what stands around it. The
 * photos beside it are only fetched when it is there.
 */
export function useOpening() {
  const [settled, setSettled] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), FURNISH_AFTER);
    return () => window.clearTimeout(timer);
  }, []);
  const onSettled = useCallback(() => startTransition(() => setSettled(true)), []);
  return { settled, furnished: settled || late, onSettled };
}
