import { useEffect, useRef } from 'react';

export interface FocusOnArrivalOptions {
  /** The address of the page that is shown. */
  page: string;
  /** Whether the user has gone back or forward to it. */
  returned: boolean;
  /** Id of the main element. @default 'main' */
  mainId?: string;
}

/** Gives the focus to the main element of a new page, which is read from its beginning: the page before took it away. */
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
