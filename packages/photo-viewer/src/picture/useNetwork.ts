import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A sharp picture that takes longer than this is spoken of, in milliseconds. */
const SLOW = 3000;

function subscribe(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the device has a network; `onReturn` is called when it comes back. */
export function useOnline(onReturn: () => void): boolean {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine !== false,
    () => true,
  );
  const before = useRef(online);
  useEffect(() => {
    const returned = online && !before.current;
    before.current = online;
    if (returned) onReturn();
  }, [online, onReturn]);
  return online;
}

/** True once `url` has been waited for for long; `undefined` waits for nothing. */
export function useSlow(url: string | undefined): boolean {
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    const timer = window.setTimeout(() => setLate(url), SLOW);
    return () => window.clearTimeout(timer);
  }, [url]);
  return url !== undefined && late === url;
}
