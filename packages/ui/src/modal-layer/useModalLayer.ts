import { type RefObject, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react-18/index.ts';

const TAB_STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, video[controls], [tabindex]:not([tabindex="-1"])';
/** Live regions, and the list of toasts, stay available outside the layer. */
const LIVE_REGIONS = '[aria-live], [role="status"], [role="alert"]';

export interface ModalLayerOptions {
  /** Whether the layer is modal. Pass false for a layer that is shown inline. */
  enabled: boolean;
  /** Called when Escape is pressed while the layer handles the keyboard. */
  onEscape: () => void;
  /** Called when a key other than Escape and Tab is pressed while the layer handles the keyboard. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Returns the element that gets the focus when the layer closes; `null` for the element that had it before. */
  getReturnTarget: () => HTMLElement | null;
}

/**
 * Makes a focusable element a modal dialog over the page. The covered content is inert, Tab stays inside, the layer
 * receives keys wherever the focus is, and the focus returns when the layer closes. It is not a native `dialog`, so
 * that menus and dialogs that open later are above it. Use `Dialog` if its 14 kB do not matter.
 */
export function useModalLayer(ref: RefObject<HTMLElement | null>, options: ModalLayerOptions): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { enabled } = options;
  // Runs before the first paint, because a key that is pressed when the layer becomes visible must reach the layer.
  useBrowserLayoutEffect(() => {
    const layer = ref.current;
    return layer && enabled ? ownKeyboard(layer, latest) : undefined;
  }, [ref, enabled]);
  useEffect(() => {
    const layer = ref.current;
    if (!layer || !enabled) return;
    const focusedBefore = document.activeElement;
    // Focuses the layer and not its first button, so that no button looks selected. Runs after the paint, because it
    // causes a layout that would delay the paint.
    layer.focus();
    const uncover = afterPaint(() => {
      const unlockScroll = lockScroll();
      const showCovered = hideCovered(layer);
      return () => {
        unlockScroll();
        showCovered();
      };
    });
    return () => {
      uncover();
      const target = latest.current.getReturnTarget() ?? focusedBefore;
      if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    };
  }, [ref, enabled]);
}

/**
 * Calls `start` after the first paint, because it causes a layout that would delay the paint. Returns a function that
 * cancels or undoes it.
 */
function afterPaint(start: () => () => void): () => void {
  let undo = () => {};
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      undo = start();
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    undo();
  };
}

/** Listens to keys and focus of the whole page. Returns a function that removes the listeners. */
function ownKeyboard(layer: HTMLElement, latest: RefObject<ModalLayerOptions>): () => void {
  const covers = coveredBy(layer);
  const controller = new AbortController();
  const { signal } = controller;
  const observer = new MutationObserver(() => {
    if (isFocusLost(layer)) layer.focus();
  });
  observer.observe(layer, { childList: true, subtree: true, attributeFilter: ['inert', 'disabled'] });
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof Node)) return;
    if (!layer.contains(target) && !covers(target)) return;
    if (key === 'Tab') {
      if (!isLiveRegion(target)) wrapTab(layer, event);
    } else if (key === 'Escape') {
      event.preventDefault();
      latest.current.onEscape();
    } else latest.current.onKeyDown(event);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && covers(target) && !isLiveRegion(target)) layer.focus();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('focusin', onFocusIn, { signal });
  return () => {
    controller.abort();
    observer.disconnect();
  };
}

/**
 * Returns a function that returns whether the layer covers a node. It covers the body of the page and the elements that
 * were on the page before the layer.
 */
function coveredBy(layer: HTMLElement): (target: Node) => boolean {
  const before = [...document.body.children].filter((element) => element !== layer);
  return (target) => {
    // If the layer is hidden from screen readers, a modal dialog above it is open.
    if (layer.contains(target) || layer.closest('[aria-hidden="true"], [inert]')) return false;
    return target === document.body || before.some((element) => element.contains(target));
  };
}

/**
 * Returns whether the focused element was removed or cannot keep the focus. Browsers move the focus only in their next
 * frame.
 */
function isFocusLost(layer: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  return layer.contains(active) && (active.closest('[inert]') !== null || active.matches(':disabled'));
}

function isLiveRegion(target: Node): boolean {
  return target instanceof Element && target.closest(LIVE_REGIONS) !== null;
}

/** Lets Tab continue from the last tab stop to the first one, and vice versa. */
function wrapTab(layer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (stop) => !stop.closest('[inert]') && stop.checkVisibility?.() !== false,
  );
  const index = stops.findIndex((stop) => stop.matches(':focus'));
  const isEdge = event.shiftKey ? index <= 0 : index === stops.length - 1;
  if (!isEdge) return;
  event.preventDefault();
  stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
}

/** Makes everything except the layer and the live regions inert. Returns a function that undoes this. */
function hideCovered(layer: HTMLElement): () => void {
  const kept = [layer, ...document.querySelectorAll(LIVE_REGIONS)];
  const hidden: Element[] = [];
  const hide = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.hasAttribute('inert')) continue;
      if (kept.some((element) => child.contains(element))) hide(child);
      else {
        child.setAttribute('inert', '');
        hidden.push(child);
      }
    }
  };
  hide(document.body);
  return () => {
    for (const element of hidden) element.removeAttribute('inert');
  };
}

/** Prevents the page behind from scrolling. The width of its scroll bar stays free, so that nothing shifts. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const scrollBar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (scrollBar > 0 && clientWidth > 0) style.paddingRight = `${scrollBar}px`;
  return () => Object.assign(style, before);
}
