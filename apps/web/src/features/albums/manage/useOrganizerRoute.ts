import type { LevelId } from '@xiangji/blocks';
import { useCallback, useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker, useLocation, useNavigate, useParams } from 'react-router';
import { folderIdOf } from '../../../shared/models/album.ts';
import { MANAGE_PARAM } from '../albumPaths.ts';

/** Levels of manage mode are addresses, so that back leads out of a set. */
export function useOrganizerRoute() {
  const navigate = useNavigate();
  const { setId } = useParams();
  const { pathname: path } = useLocation();
  return {
    setId,
    goTo: useCallback(
      (level: LevelId, replace = false) =>
        void navigate(`${path}?${MANAGE_PARAM}=${folderIdOf(level)}`, { replace, preventScrollReset: true }),
      [navigate, path],
    ),
    /** Leaves manage mode; a set that no longer exists is left for the top level. */
    leave: (isGone: boolean) => void navigate(isGone ? '/albums' : path, { replace: true }),
  };
}

/**
 * Asks before unsaved changes are lost: navigation inside the product is blocked, and the browser asks before the
 * page unloads. Dialogs and levels of manage mode are not affected. `release` ends the guard.
 */
export function useLeaveGuard(isChanged: boolean) {
  const unsaved = useRef(isChanged);
  useEffect(() => {
    unsaved.current = isChanged;
  }, [isChanged]);
  useBeforeUnload((event) => {
    if (unsaved.current) event.preventDefault();
  });
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays =
      currentLocation.pathname === nextLocation.pathname &&
      new URLSearchParams(nextLocation.search).has(MANAGE_PARAM);
    return !stays && unsaved.current;
  });
  const release = () => {
    unsaved.current = false;
  };
  return { blocker, release };
}
