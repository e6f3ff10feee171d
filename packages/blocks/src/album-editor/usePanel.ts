import { type PointerEvent, useRef, useState } from 'react';

/** Minimum length of a swipe that changes the panel (CSS pixels). */
const SWIPE_PX = 50;

/** The visible panels: both (empty string), only the cover, or only the fields. */
export type PanelState = '' | 'cover' | 'more';

/**
 * Returns the panel state after a vertical swipe of `distance` pixels. A swipe down shows the cover, a swipe up shows
 * the fields.
 */
export function afterSwipe(state: PanelState, distance: number): PanelState {
  if (distance > SWIPE_PX) return state === 'more' ? '' : 'cover';
  if (distance < -SWIPE_PX) return state === 'cover' ? '' : 'more';
  return state;
}

/** Returns the state of the panels, which swipes and buttons change. */
export function usePanel() {
  const [panel, setPanel] = useState<PanelState>('');
  const start = useRef<number>(undefined);
  return {
    panel,
    setPanel,
    swipe: {
      onPointerDown: (event: PointerEvent) => {
        // A mouse drag selects text, so mouse users use the buttons instead.
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
