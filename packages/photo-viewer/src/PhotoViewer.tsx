import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Size } from './geometry/index.ts';
import type { Growth, OpenFrom } from './growth/grow.ts';
import { type PhotoViewerLabels, zhCN } from './labels.ts';
import * as styles from './PhotoViewer.css.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';
import { useViewerOn, type Viewer, type ViewerOptions } from './useViewer.ts';
import type { Furniture } from './view/Furniture.ts';
import { type ViewerNow, ViewerView } from './view/ViewerView.ts';
import type { ViewerSlot, ViewerSlotState } from './viewerSlot.ts';

export type PhotoViewerProps = ViewerOptions & {
  open: boolean;
  onClose: () => void;
  labels?: PhotoViewerLabels;
  /** The owner's actions, at the end of the top bar. */
  topBar?: ViewerSlot;
  bottomBar?: ViewerSlot;
  /** Beside the photo on a PC, over its lower part on smaller screens. */
  sidePanel?: ViewerSlot;
  /** Where the photo grows from and returns to. */
  openFrom?: OpenFrom;
  /** How it grows: `flip` (default), or the browser's own `view-transition` where there is one. */
  growth?: Growth;
  /** Photos fetched ahead and behind, nearest first. Default 3. */
  preload?: number;
};

/** A full-screen stage for photos and videos, always dark, with its focus trapped and returned (spec §2 'Photo viewer'). */
export function PhotoViewer(props: PhotoViewerProps) {
  return props.open ? <OpenViewer shown={props} /> : null;
}

/** React's part of an open viewer: its state, and what the owner puts into its slots. The rest is `ViewerView`'s. */
function OpenViewer({ shown: props }: { shown: PhotoViewerProps }) {
  const { getItem, labels = zhCN, onClose, openFrom, growth = 'flip', preload = 3, count } = props;
  const view = useRef<ViewerView>(null);
  // Asked for once: the answer costs a layout.
  const { 0: firstStage } = useState(windowSize);
  const { 0: places, 1: setPlaces } = useState<Places>();
  const { 0: fullscreen, 1: setFullscreen } = useState(false);
  const viewer = useViewerOn(props, firstStage);
  const hasPanel = props.sidePanel !== undefined;
  const filled = Boolean(props.topBar || props.bottomBar || hasPanel);
  const now: ViewerNow = { viewer, getItem, labels, preload, onClose, openFrom, growth, filled };
  useBrowserLayoutEffect(() => view.current?.show(now));
  useBrowserLayoutEffect(() => {
    const made = new ViewerView(now, {
      furnished: (furniture) => startTransition(() => setPlaces({ view: made, furniture })),
      fullscreen: setFullscreen,
    });
    view.current = made;
    made.open();
    // A panel is there from the first frame on: the photo stands beside it.
    if (hasPanel) setPlaces({ view: made });
    return () => {
      view.current = null;
      made.end();
    };
  }, []);
  useEffect(() => view.current?.takeOver(), []);
  useEffect(() => {
    if (count === 0) onClose();
  }, [count, onClose]);
  return places && filled ? (
    <Slots places={places} viewer={viewer} fullscreen={fullscreen} slots={props} />
  ) : null;
}

type Places = { view: ViewerView; furniture?: Furniture };

/** What the owner puts into the viewer, each where it belongs. */
function Slots(props: { places: Places; viewer: Viewer; fullscreen: boolean; slots: PhotoViewerProps }) {
  const { slots, viewer, fullscreen } = props;
  const { view, furniture } = props.places;
  const state: ViewerSlotState = {
    ...viewer,
    close: () => view.close(),
    fullscreen,
    canFullscreen: view.fullscreen.available,
    toggleFullscreen: () => view.fullscreen.toggle(),
  };
  const panel = fill(slots.sidePanel, state);
  return (
    <>
      {furniture && slots.topBar && createPortal(fill(slots.topBar, state), furniture.extras)}
      {furniture && slots.bottomBar && createPortal(fill(slots.bottomBar, state), furniture.bottomBar)}
      {panel &&
        createPortal(
          <aside className={styles.panel} data-viewer-panel="">
            {panel}
          </aside>,
          view.root,
        )}
    </>
  );
}

function fill(slot: ViewerSlot, state: ViewerSlotState): ReactNode {
  return typeof slot === 'function' ? slot(state) : slot;
}

/** The viewer fills the window, unless a panel stands beside the photo. */
function windowSize(): Size | undefined {
  return typeof innerWidth === 'number' && innerWidth > 0
    ? { width: innerWidth, height: innerHeight }
    : undefined;
}
