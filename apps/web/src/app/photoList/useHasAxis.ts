import { media } from '@xiangji/ui/theme';
import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  const phone = window.matchMedia(media.phone);
  phone.addEventListener('change', tell);
  return () => phone.removeEventListener('change', tell);
}

/** Whether there is room for the axis beside the photos. On a phone it is not even made: that would be felt. */
export function useHasAxis(): boolean {
  return useSyncExternalStore(subscribe, () => !window.matchMedia(media.phone).matches);
}
