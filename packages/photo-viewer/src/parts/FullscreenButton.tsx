import { useBrowserValue } from '@xiangji/internal/useBrowserValue';
import { MaximizeIcon, MinimizeIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import { type RefObject, useEffect, useState } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useTransientFlag } from '../useTransientFlag.ts';
import { useViewerContext } from '../ViewerContext.ts';
import { useViewerKey } from '../viewerKeys.ts';
import { Button } from './Button.tsx';
import type { OwnButtonProps } from './CloseButton.tsx';
import * as css from './parts.css.ts';

/** Shows the viewer in fullscreen, and a hint how to leave it; key F. Not rendered if the browser has no fullscreen. */
export const FullscreenButton = /* @__PURE__ */ withRef(function FullscreenButton({
  className,
  ...rest
}: OwnButtonProps) {
  const { labels, rootRef } = useViewerContext();
  const { isFullscreen, hasHint, toggle } = useFullscreen(rootRef);
  const isSupported = useBrowserValue(() => document.fullscreenEnabled === true, false);
  useViewerKey('f', labels.fullscreen, toggle);
  return (
    <>
      {isSupported && (
        <Button
          {...rest}
          label={isFullscreen ? labels.exitFullscreen : labels.fullscreen}
          className={joinClassNames(css.wideOnly, className)}
          onClick={toggle}
        >
          {isFullscreen ? <MinimizeIcon /> : <MaximizeIcon />}
        </Button>
      )}
      {hasHint && <p className={css.hint}>{labels.fullscreenHint}</p>}
    </>
  );
});

function useFullscreen(rootRef: RefObject<HTMLElement | null>) {
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [hasHint, setHasHint] = useTransientFlag();
  useEffect(() => {
    const onChange = () => {
      const now = document.fullscreenElement !== null && document.fullscreenElement === rootRef.current;
      setIsFullscreen(now);
      setHasHint(now);
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [rootRef, setHasHint]);
  const toggle = () => {
    // A browser may refuse; the viewer then stays unchanged.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    else rootRef.current?.requestFullscreen?.().catch(() => {});
  };
  return { isFullscreen, hasHint, toggle };
}
