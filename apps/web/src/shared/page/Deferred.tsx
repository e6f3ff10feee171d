import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Returns whether the page shows the server's first paint, because its first screen is not rendered yet. */
export const isFirstScreen = () =>
  typeof document === 'undefined' || document.querySelector('#root > [data-first-paint]') !== null;

/**
 * Renders its children right after the first screen, for parts such as the buttons of menus: a menu sets state while it mounts, so
 * that the commit with it is rendered twice, in one task with the whole screen. On later screens it renders at once.
 */
export function Deferred({ children }: { children: ReactNode }) {
  const [isRendered, setIsRendered] = useState(() => !isFirstScreen());
  useEffect(() => {
    if (!isRendered) startTransition(() => setIsRendered(true));
  }, [isRendered]);
  return isRendered && children;
}
