import { type RefObject, useEffect, useState } from 'react';

/** How long the hint on leaving is shown, in milliseconds. */
const HINT_TIME = 3000;

/** Fullscreen of one element, where the browser has it. */
export function useFullscreen(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(false);
  const [hint, setHint] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onChange = () => {
      const now = document.fullscreenElement !== null && document.fullscreenElement === root.current;
      setActive(now);
      setHint(now);
      clearTimeout(timer);
      if (now) timer = setTimeout(() => setHint(false), HINT_TIME);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('fullscreenchange', onChange);
    };
  }, [root]);
  return {
    active,
    hint,
    available: typeof document !== 'undefined' && document.fullscreenEnabled === true,
    toggle() {
      // A browser may refuse; the viewer then simply stays as it is.
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
      else root.current?.requestFullscreen?.().catch(() => {});
    },
  };
}
