import { darkTheme } from '@xiangji/ui/theme/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from './icons.tsx';
import { type PhotoViewerLabels, zhCN } from './labels.ts';
import { ModalLayer } from './ModalLayer.tsx';
import * as styles from './PhotoViewer.css.ts';
import { useFullscreen } from './useFullscreen.ts';
import { type OpenFrom, useGrowth } from './useGrowth.ts';
import { usePreload } from './usePreload.ts';
import { useStageGestures } from './useStageGestures.ts';
import { useViewer, type ViewerOptions } from './useViewer.ts';
import { ViewerBar, ViewerButton } from './ViewerBar.tsx';
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

function ViewerBody(
  props: PhotoViewerProps & { labels: PhotoViewerLabels; closeAnimated: { current: () => void } },
) {
  const { getItem, labels, onClose, openFrom, preload = 3, closeAnimated } = props;
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const viewer = useViewer(props);
  const close = useGrowth({ root, openFrom, onClose });
  useEffect(() => {
    closeAnimated.current = close;
  });
  const gestures = useStageGestures(viewer, stage, close);
  const fullscreen = useFullscreen(root);
  usePreload(viewer, getItem, preload);
  const state: ViewerSlotState = {
    ...viewer,
    close,
    fullscreen: fullscreen.active,
    canFullscreen: fullscreen.available,
    toggleFullscreen: fullscreen.toggle,
  };
  const fill = (slot: ViewerSlot) => (typeof slot === 'function' ? slot(state) : slot);
  const panel = fill(props.sidePanel);
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || hasOwnKeys(event.target))
      return;
    if (pressViewerKey(event.key, state)) event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of everything in the dialog
    <div ref={root} className={styles.body} tabIndex={-1} data-viewer-root="" onKeyDown={onKeyDown}>
      <div className={styles.main}>
        <ViewerStage {...{ viewer, getItem, labels, stage, gestures }} />
        <ViewerBar state={state} labels={labels}>
          {fill(props.topBar)}
        </ViewerBar>
        {viewer.canGoBack && (
          <ViewerButton
            label={labels.previous}
            className={styles.pager}
            side="previous"
            onClick={viewer.previous}
          >
            <Icon name="previous" />
          </ViewerButton>
        )}
        {viewer.canGoOn && (
          <ViewerButton label={labels.next} className={styles.pager} side="next" onClick={viewer.next}>
            <Icon name="next" />
          </ViewerButton>
        )}
        {fullscreen.hint && <p className={styles.hint}>{labels.fullscreenHint}</p>}
        <div className={styles.bottomBar}>{fill(props.bottomBar)}</div>
        <div role="status" aria-live="polite" className={styles.hidden}>
          {labels.announce(viewer.index + 1, viewer.count, viewer.item)}
        </div>
      </div>
      {panel && (
        <aside className={styles.panel} data-viewer-panel="">
          {panel}
        </aside>
      )}
    </div>
  );
}

/** Fields, menus and the side panel keep their keys. */
function hasOwnKeys(target: EventTarget): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.closest('input, textarea, select, video, [role="menu"], [data-viewer-panel]') !== null
  );
}
