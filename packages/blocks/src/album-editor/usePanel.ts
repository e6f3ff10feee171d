import { type PointerEvent, useRef, useState } from 'react';

/** How far a swipe moves to change the panel (CSS pixels). */
const SWIPE_PX = 50;

/** Shows both, the cover alone, or the fields alone. */
export type PanelState = '' | 'cover' | 'more';

/** The panel after a swipe of so many pixels; down shows the cover, up shows more. */
export function afterSwipe(state: PanelState, distance: number): PanelState {
  if (distance > SWIPE_PX) return state === 'more' ? '' : 'cover';
  if (distance < -SWIPE_PX) return state === 'cover' ? '' : 'more';
  return state;
}

/** The panel's state, by swipe and by button. */
export function usePanel() {
  const [panel, setPanel] = useState<PanelState>('');
  const start = useRef<number>(undefined);
  return {
    panel,
    setPanel,
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        // A mouse selects text and scrolls; it has the buttons.
        start.current = event.pointerType === 'mouse' ? undefined : event.clientY;
      },
      onPointerUp: (event: PointerEvent) => {
        const from = start.current;
        start.current = undefined;
        if (from !== undefined) setPanel((state) => afterSwipe(state, event.clientY - from));
      },
      onPointerCancel: () => {
        start.current = undefined;
      },
    },
  };
}
