import { useEffect, useRef } from 'react';

export interface FocusOnArrivalOptions {
  /** The address of the current page. */
  page: string;
  /** Whether the user reached the page by going back or forward. */
  returned: boolean;
  /** Id of the main element. @default 'main' */
  mainId?: string;
}

/**
 * Moves the focus to the main element of a new page, so that screen readers read it from the beginning. The focused
 * element of the previous page was removed.
 */
export function useFocusOnArrival({ page, returned, mainId = 'main' }: FocusOnArrivalOptions): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (returned) return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.getElementById(mainId)?.focus({ preventScroll: true });
      }
    });
    return () => cancelAnimationFrame(frame);
  });
}
