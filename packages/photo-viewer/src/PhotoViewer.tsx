import { withRef } from '@xiangji/ui/react-18';
import { type ReactNode, useMemo } from 'react';
import { Announcer } from './parts/Announcer.tsx';
import { CloseButton } from './parts/CloseButton.tsx';
import { Controls } from './parts/Controls.tsx';
import { Counter } from './parts/Counter.tsx';
import { FullscreenButton } from './parts/FullscreenButton.tsx';
import { Navigation } from './parts/Navigation.tsx';
import * as css from './parts/parts.css.ts';
import { Root, type RootProps } from './parts/Root.tsx';
import { RotateButton } from './parts/RotateButton.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { Toolbar } from './parts/Toolbar.tsx';
import { Viewport } from './parts/Viewport.tsx';
import { ZoomControl } from './parts/ZoomControl.tsx';
import { LivePhotoSlide } from './slides/LivePhotoSlide.tsx';
import { thumbhashPlaceholder } from './slides/thumbhashPlaceholder.ts';
import { VideoSlide } from './slides/VideoSlide.tsx';
import type { ViewerOptions } from './store/types.ts';

export type PhotoViewerProps = ViewerOptions &
  Omit<RootProps, 'children' | keyof ViewerOptions> & {
    /** Your buttons, at the end of the toolbar. */
    actions?: ReactNode;
    /** Parts over the lower edge of the photo, such as `Caption`, or below it, such as `Thumbnails`. */
    children?: ReactNode;
    /** Content of the side panel. Without it there is no panel. */
    sidePanel?: ReactNode;
  };

const SLIDES = { video: VideoSlide, live: LivePhotoSlide, placeholder: thumbhashPlaceholder };

/** The whole viewer: photos, videos and live photos with toolbar and navigation. Compose its parts for another one. */
export const PhotoViewer = /* @__PURE__ */ withRef(function PhotoViewer({
  actions,
  children,
  sidePanel,
  ...root
}: PhotoViewerProps) {
  // Not rendered again with their owner: parts subscribe to the state that they show.
  const viewport = useMemo(() => <Viewport slides={SLIDES} />, []);
  const controls = useMemo(
    () => (
      <Controls>
        <Toolbar>
          <CloseButton />
          <Counter />
          <ZoomControl />
          <RotateButton />
          <FullscreenButton />
          {actions && <div className={css.group}>{actions}</div>}
        </Toolbar>
        <Navigation />
        {children}
        <Announcer />
      </Controls>
    ),
    [actions, children],
  );
  return (
    <Root {...root}>
      {viewport}
      {controls}
      {sidePanel && <SidePanel>{sidePanel}</SidePanel>}
    </Root>
  );
});
