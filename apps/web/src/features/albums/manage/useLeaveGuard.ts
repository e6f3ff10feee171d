import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { MANAGE_PARAM } from './manageParam.ts';

/**
 * Unsaved work asks before it is left: going elsewhere in the product is held back (`state === 'blocked'`), leaving the
 * page itself is asked by the browser. Dialogs and the levels of manage mode are no leaving.
 */
export function useLeaveGuard(active: () => boolean): Blocker {
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (active()) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [active]);
  return useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      new URLSearchParams(nextLocation.search).has(MANAGE_PARAM);
    return !stays && active();
  });
}
