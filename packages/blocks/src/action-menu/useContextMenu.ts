import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from './ActionContextSheet.tsx';

/** A finger or a pen that is held for this long opens the menu (ms). Safari on a phone has no `contextmenu` event. */
const LONG_PRESS_MS = 700;

export interface ContextMenuRequests {
  /** Whether the browser handles all events. */
  disabled: boolean;
  /** Returns whether an element has a menu. If not, the menu of the browser opens. */
  hasMenu: (target: EventTarget) => boolean;
  onOpen: (point: Point, target: EventTarget) => void;
}

/** Returns the event handlers that open a context menu: right click, long press, menu key and Shift+F10. */
export function useContextMenu({ disabled, hasMenu, onOpen }: ContextMenuRequests) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (disabled) clearTimeout(timer.current);
  }, [disabled]);
  if (disabled) return {};
  return {
    onContextMenu: (event: MouseEvent) => {
      stop();
      if (!hasMenu(event.target)) return;
      event.preventDefault();
      onOpen({ x: event.clientX, y: event.clientY }, event.target);
    },
    onPointerDown: ({ pointerType, clientX, clientY, target }: PointerEvent) => {
      stop();
      if (pointerType === 'mouse' || !hasMenu(target)) return;
      timer.current = setTimeout(() => onOpen({ x: clientX, y: clientY }, target), LONG_PRESS_MS);
    },
    onPointerMove: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && stop(),
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
