import { MinimizeIcon, ZoomInIcon, ZoomOutIcon } from '@xiangji/ui/icon';
import { withRef } from '@xiangji/ui/react-18';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../classNames.ts';
import { useViewerActions, useViewerContext, useViewerState } from '../ViewerContext.ts';
import { Button } from './Button.tsx';
import * as css from './parts.css.ts';

/** Buttons that zoom out, show the whole photo and zoom in. Hidden at the width of a phone. */
export const ZoomControl = /* @__PURE__ */ withRef(function ZoomControl({
  className,
  ...rest
}: Omit<ComponentProps<'div'>, 'children'>) {
  const { labels } = useViewerContext();
  const { zoomIn, zoomOut, resetZoom } = useViewerActions();
  const isZoomed = useViewerState((state) => state.zoomed);
  const canZoomIn = useViewerState((state) => state.canZoomIn);
  return (
    <div {...rest} className={joinClassNames(css.group, css.wideOnly, className)}>
      <Button label={labels.zoomOut} disabled={!isZoomed} onClick={() => zoomOut()}>
        <ZoomOutIcon />
      </Button>
      <Button label={labels.resetZoom} disabled={!isZoomed} onClick={resetZoom}>
        <MinimizeIcon />
      </Button>
      <Button label={labels.zoomIn} disabled={!canZoomIn} onClick={() => zoomIn()}>
        <ZoomInIcon />
      </Button>
    </div>
  );
});
