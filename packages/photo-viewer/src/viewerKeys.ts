import type { ViewerSlotState } from './viewerSlot.ts';

/** Pixels that an arrow moves a zoomed photo. */
const PAN_STEP = 80;

/** Does what a key asks for; false when it asks for nothing of the viewer. */
export function pressViewerKey(key: string, state: ViewerSlotState): boolean {
  const action = keyAction(key, state);
  action?.();
  return action !== undefined;
}

function keyAction(key: string, state: ViewerSlotState): (() => void) | undefined {
  if (state.zoomed) {
    const pan = panOf(key);
    if (pan) return () => state.panBy(pan);
  }
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case '+':
    case '=':
      return () => state.zoomIn();
    case '-':
      return () => state.zoomOut();
    case '0':
      return state.restore;
    case 'ArrowLeft':
    case 'PageUp':
      return state.previous;
    case 'ArrowRight':
    case 'PageDown':
      return state.next;
    case 'Home':
      return () => state.goTo(0);
    case 'End':
      return () => state.goTo(state.count - 1);
    case 'r':
      return state.rotate;
    case 'f':
      return state.toggleFullscreen;
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
