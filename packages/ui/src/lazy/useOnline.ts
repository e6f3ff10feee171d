import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';

/** Calls `onOnline` whenever the connection returns. */
export function useOnline(onOnline: () => void): void {
  const handleOnline = useLatestCallback(onOnline);
  useEffect(() => {
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [handleOnline]);
}
