import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Whether the page just begins: the document's own outline stands until its first screen is drawn. */
export const isFirstScreen = () => document.querySelector('#root > .boot') !== null;

/**
 * What nobody misses for a moment, such as the buttons of menus. On the page's first screen it is drawn right after the
 * rest: a menu sets state while it is put up, so that the commit which brings it is drawn twice, and that in one task
 * with all that the screen does when it stands.
 */
export function Later({ children }: { children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(() => !isFirstScreen());
  useEffect(() => {
    if (!isDrawn) startTransition(() => setIsDrawn(true));
  }, [isDrawn]);
  return isDrawn && children;
}
