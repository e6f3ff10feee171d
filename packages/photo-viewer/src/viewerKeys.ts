import { useBrowserLayoutEffect } from '@xiangji/ui/react-18';
import { useRef } from 'react';
import type { Point } from './geometry/index.ts';
import { useViewerContext, type ViewerContextValue } from './ViewerContext.ts';

/** Pixels that an arrow key moves a zoomed photo. */
const PAN_STEP = 80;
/** The photo moves against the arrow, which points to the part that becomes visible. */
const PANS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];

/** Adds a key to the viewer for as long as the part is mounted. */
export function useViewerKey(key: string, label: string, run: () => void): void {
  const { keys } = useViewerContext();
  const latest = useRef(run);
  useBrowserLayoutEffect(() => {
    latest.current = run;
  });
  useBrowserLayoutEffect(() => {
    const binding = { label, run: () => latest.current() };
    keys.set(key, binding);
    return () => {
      if (keys.get(key) === binding) keys.delete(key);
    };
  }, [keys, key, label]);
}

/** Runs the action of a key. */
export function handleViewerKey(event: KeyboardEvent, viewer: ViewerContextValue): void {
  if (event.ctrlKey || event.metaKey || event.altKey || hasOwnKey(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const run = viewer.keys.get(key)?.run ?? keyAction(key, viewer);
  if (!run) return;
  event.preventDefault();
  viewer.store.isKeyHeld = event.repeat;
  run();
}

function keyAction(key: string, { store, rtl }: ViewerContextValue): (() => void) | undefined {
  const { actions } = store;
  const { zoomed, count } = store.getSnapshot();
  const pan = zoomed && PANS[key];
  if (pan) return () => actions.panBy(pan);
  switch (key) {
    case '+':
    case '=':
      return actions.zoomIn;
    case '-':
      return actions.zoomOut;
    case '0':
      return actions.resetZoom;
    case 'ArrowLeft':
      return rtl ? actions.next : actions.previous;
    case 'ArrowRight':
      return rtl ? actions.previous : actions.next;
    case 'PageUp':
      return actions.previous;
    case 'PageDown':
      return actions.next;
    case 'Home':
      return () => actions.goToSlide(0);
    case 'End':
      return () => actions.goToSlide(count - 1);
    default:
      return undefined;
  }
}

/** Fields, menus and videos keep all their keys, the side panel those that scroll it. */
function hasOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('input, textarea, select, video, [role="menu"]'))
    return true;
  return target.closest('[data-viewer-panel]') !== null && SCROLL_KEYS.includes(key);
}
