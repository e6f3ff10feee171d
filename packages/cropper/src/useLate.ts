import { useEffect, useState } from 'react';

/** Opening is spoken of when it takes longer than this, in milliseconds. */
const LATE = 400;

/** Most pictures are open before anybody could read that they are being opened. */
export function useLate(loading: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = window.setTimeout(() => setLate(true), LATE);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return late;
}
