import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { MANAGE_PARAM } from './manageParam.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { OrganiserControl } from './useOrganiser.ts';
import { useSaveOrganiser } from './useSaveOrganiser.ts';

/** Levels of manage mode are addresses, so that back leads out of a set. */
function useLevels() {
  const navigate = useNavigate();
  const { setId } = useParams();
  const { pathname: path } = useLocation();
  return {
    setId,
    goTo: useCallback(
      (level: string, replace = false) =>
        void navigate(`${path}?${MANAGE_PARAM}=${level}`, { replace, preventScrollReset: true }),
      [navigate, path],
    ),
    leave: useCallback(
      (gone: boolean) => void navigate(gone ? '/albums' : path, { replace: true }),
      [navigate, path],
    ),
  };
}

/** Saving, leaving, and the levels in between; the guard asks until the work is saved or given up. */
export function useOrganiserWork(control: OrganiserControl) {
  const { setId, leave, ...levels } = useLevels();
  const saving = useSaveOrganiser();
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = control.changed;
  }, [control.changed]);
  const blocker = useLeaveGuard(useCallback(() => unsaved.current, []));
  const finish = async () => {
    const { first, tree, changed } = control;
    if (changed && !(await saving.save(first, tree))) return;
    unsaved.current = false;
    leave(setId !== undefined && !tree.nodes.has(setId));
  };
  return { ...levels, saving, blocker, finish, cancel: () => leave(false) };
}
