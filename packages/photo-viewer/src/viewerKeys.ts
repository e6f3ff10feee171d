import type { Viewer } from './useViewer.ts';

/** Pixels that an arrow moves a zoomed photo. */
const PAN_STEP = 80;

/** Does what a key asks for; false when it asks for nothing of the viewer. */
export function pressViewerKey(key: string, viewer: Viewer, toggleFullscreen: () => void): boolean {
  const action = key.toLowerCase() === 'f' ? toggleFullscreen : keyAction(key, viewer);
  action?.();
  return action !== undefined;
}

function keyAction(key: string, viewer: Viewer): (() => void) | undefined {
  if (viewer.zoomed) {
    const pan = panOf(key);
    if (pan) return () => viewer.panBy(pan);
  }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case '+':
    case '=':
      return () => viewer.zoomIn();
    case '-':
      return () => viewer.zoomOut();
    case '0':
      return viewer.restore;
    case 'ArrowLeft':
    case 'PageUp':
      return viewer.previous;
    case 'ArrowRight':
    case 'PageDown':
      return viewer.next;
    case 'Home':
      return () => viewer.goTo(0);
    case 'End':
      return () => viewer.goTo(viewer.count - 1);
    case 'r':
      return viewer.rotate;
    default:
      return undefined;
  }
}

/** The picture moves against the arrow: the arrow says where to look. */
function panOf(key: string): { x: number; y: number } | undefined {
  if (key === 'ArrowLeft') return { x: PAN_STEP, y: 0 };
  if (key === 'ArrowRight') return { x: -PAN_STEP, y: 0 };
  if (key === 'ArrowUp') return { x: 0, y: PAN_STEP };
  if (key === 'ArrowDown') return { x: 0, y: -PAN_STEP };
  return undefined;
}
