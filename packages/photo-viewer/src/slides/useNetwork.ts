import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** A sharp rendition that takes longer than this (ms) is called slow. */
const SLOW = 3000;

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the device is online; calls `onReturn` when it is again. */
export function useOnline(onReturn: () => void): boolean {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine !== false,
    () => true,
  );
  const before = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !before.current) onReturn();
    before.current = isOnline;
  }, [isOnline, onReturn]);
  return isOnline;
}

/** True once `url` has taken long; undefined waits for nothing. */
export function useSlow(url: string | undefined): boolean {
  const [slowUrl, setSlowUrl] = useState<string>();
  useEffect(() => {
    if (url === undefined) return;
    const timer = setTimeout(() => setSlowUrl(url), SLOW);
    return () => clearTimeout(timer);
  }, [url]);
  return url !== undefined && slowUrl === url;
}
