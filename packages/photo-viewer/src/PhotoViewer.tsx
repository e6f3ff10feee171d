import { darkTheme } from '@xiangji/ui/theme/contract';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Size } from './geometry/index.ts';
import { type PhotoViewerLabels, zhCN } from './labels.ts';
import { ModalLayer } from './ModalLayer.tsx';
import * as styles from './PhotoViewer.css.ts';
import { useFullscreen } from './useFullscreen.ts';
import { type Growth, type OpenFrom, useGrowth } from './useGrowth.ts';
import { useOpening } from './useOpening.ts';
import { useStageGestures } from './useStageGestures.ts';
import { useViewer, type ViewerOptions } from './useViewer.ts';
import { ViewerFurniture } from './ViewerFurniture.tsx';
import { ViewerStage } from './ViewerStage.tsx';
import { pressViewerKey } from './viewerKeys.ts';
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
  const { open, labels = zhCN } = props;
  const closeAnimated = useRef(props.onClose);
  if (!open) return null;
  return (
    <ModalLayer
      label={labels.viewer}
      className={`${darkTheme} ${styles.content}`}
      onEscape={() => closeAnimated.current()}
      returnTo={() => {
        const place = props.openFrom?.();
        return place instanceof HTMLElement ? place : null;
      }}
    >
      <ViewerBody {...props} labels={labels} closeAnimated={closeAnimated} />
    </ModalLayer>
  );
}

type BodyProps = PhotoViewerProps & {
  labels: PhotoViewerLabels;
  closeAnimated: { current: () => void };
};

function ViewerBody(props: BodyProps) {
  const { getItem, labels, onClose, openFrom, preload = 3, closeAnimated } = props;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  // Asked for once: the answer costs a layout.
  const [firstStage] = useState(windowSize);
  const viewer = useViewer({ ...props, firstStage });
  const { settled, furnished, onSettled } = useOpening();
  const close = useGrowth({ root, openFrom, onClose, growth: props.growth });
  useEffect(() => {
    closeAnimated.current = close;
  });
  const empty = props.count === 0;
  useEffect(() => {
    if (empty) onClose();
  }, [empty, onClose]);
  useStageGestures(viewer, stage, close);
  const fullscreen = useFullscreen(root);
  const state: ViewerSlotState = {
    ...viewer,
    close,
    fullscreen: fullscreen.active,
    canFullscreen: fullscreen.available,
    toggleFullscreen: fullscreen.toggle,
  };
  const panel = fill(props.sidePanel, state);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target))
      return;
    if (pressViewerKey(event.key, state)) event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of everything in the dialog
    <div ref={root} className={styles.body} tabIndex={-1} data-viewer-root="" onKeyDown={onKeyDown}>
      <div className={styles.main}>
        <ViewerStage
          {...{ viewer, getItem, labels, stage, settled, preload, onSettled }}
          withNeighbours={furnished}
        />
        {furnished && (
          <ViewerFurniture
            {...{ state, labels, hint: fullscreen.hint }}
            topBar={fill(props.topBar, state)}
            bottomBar={fill(props.bottomBar, state)}
          />
        )}
      </div>
      {panel && (
        <aside className={styles.panel} data-viewer-panel="">
          {panel}
        </aside>
      )}
    </div>
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

/** Fields, menus and the side panel keep their keys. */
function hasOwnKeys(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, video, [role="menu"], [data-viewer-panel]') !== null
  );
}
