import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

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
  // Every photo says so when it is looked at; only the first of them changes anything.
  const told = useRef(false);
  const onSettled = useCallback(() => {
    if (told.current) return;
    told.current = true;
    startTransition(() => setSettled(true));
  }, []);
  return { settled, furnished: settled || late, onSettled };
}
