import { ExitFullscreenIcon, FullscreenIcon } from '@xiangji/ui/icon';
import { type RefObject, useEffect, useState } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useViewerContext } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as styles from './parts.css.ts';

/** How long (ms) the hint on leaving is shown. */
const HINT_TIME = 3000;

/** Shows the viewer in fullscreen and says how to leave it; key F. Left out where the browser has no fullscreen. */
export function FullscreenButton({ className, ...rest }: OwnButtonProps) {
  const { labels, rootRef } = useViewerContext();
  const { isFullscreen, hasHint, toggle } = useFullscreen(rootRef);
  useViewerKey('f', labels.fullscreen, toggle);
  return (
    <>
      {document.fullscreenEnabled === true && (
        <Button
          {...rest}
          label={isFullscreen ? labels.exitFullscreen : labels.fullscreen}
          className={joinClassNames(styles.control, joinClassNames(styles.wideOnly, className))}
          onClick={toggle}
        >
          {isFullscreen ? <ExitFullscreenIcon /> : <FullscreenIcon />}
        </Button>
      )}
      {hasHint && <p className={styles.hint}>{labels.fullscreenHint}</p>}
    </>
  );
}

function useFullscreen(rootRef: RefObject<HTMLElement | null>) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [hasHint, setHasHint] = useState(false);
  useEffect(() => {
    const onChange = () => {
      const now = document.fullscreenElement !== null && document.fullscreenElement === rootRef.current;
      setIsFullscreen(now);
      setHasHint(now);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [rootRef]);
  useEffect(() => {
    if (!hasHint) return;
    const timer = setTimeout(() => setHasHint(false), HINT_TIME);
    return () => clearTimeout(timer);
  }, [hasHint]);
  const toggle = () => {
    // A browser may refuse; the viewer then stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else rootRef.current?.requestFullscreen?.().catch(() => {});
  };
  return { isFullscreen, hasHint, toggle };
}
