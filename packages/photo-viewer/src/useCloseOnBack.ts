import { useEffect, useRef } from 'react';

/** The entry of an open viewer in `history.state`. */
const ENTRY = 'xjViewer';

/**
 * Closes an open viewer when the user goes back: it adds a history entry while `open` is true and removes it when the
 * viewer is closed otherwise. Not for viewers that have an address of their own in a router.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    let isAdded = false;
    // Later, so that an effect that is undone at once (React's strict mode) leaves no entry.
    const timer = setTimeout(() => {
      history.pushState({ ...history.state, [ENTRY]: true }, '');
      isAdded = true;
    });
    const onPopState = () => {
      if (!isAdded) return;
      isAdded = false;
      latest.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onPopState);
      if (isAdded && history.state?.[ENTRY]) history.back();
    };
  }, [open]);
}
