import { useEffect } from 'react';

/** The viewer puts the page behind it out of reach, the notices too: what was done in it can be taken back from there. */
export function useReachableToasts(viewing: boolean): void {
  useEffect(() => {
    if (!viewing) return;
    for (const region of document.querySelectorAll('[role="region"][inert]')) {
      region.removeAttribute('inert');
    }
  }, [viewing]);
}
