import { useEffect } from 'react';

/**
 * Moves the focus to a sensible place when its element is removed, disabled or made inert, as `rescueFocus` describes.
 * The code is loaded after the first screen; until then, the focus goes where the browser puts it.
 */
export function useFocusRescue(mainId: string): void {
  useEffect(() => {
    const abortController = new AbortController();
    import('./rescueFocus.ts').then(
      ({ rescueFocus }) => rescueFocus(mainId, abortController.signal),
      () => undefined,
    );
    return () => abortController.abort();
  }, [mainId]);
}
