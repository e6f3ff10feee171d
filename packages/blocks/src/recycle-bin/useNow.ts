import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

const seconds = () => Math.floor(Date.now() / 1000);

/** Returns the current time in Unix seconds, updated once a minute, because the remaining time is shown in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => setNow(seconds()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
