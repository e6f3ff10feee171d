import { useRef } from 'react';

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

const isInMenu = (element: Element) => element.closest('[role=menu]') !== null;

/**
 * Calls `onElement` once with the next element outside of `layer` that gets the focus and is not in a menu. Returns a
 * function that stops this.
 */
function whenFocusLeaves(layer: Element, onElement: (element: Element) => void): () => void {
  // Radix returns the focus within this event, so the element outside never receives it.
  const note = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || layer.contains(relatedTarget) || isInMenu(relatedTarget))
      return;
    stop();
    onElement(relatedTarget);
  };
  const stop = () => document.removeEventListener('focusout', note);
  document.addEventListener('focusout', note);
  return stop;
}

/**
 * Returns the focus to the element that had it when the layer opened. Radix knows only its own `Trigger`, so after a
 * layer that was opened only by state, the focus would stay on the body of the page.
 */
export function useReturnFocus({
  onOpenAutoFocus,
  onCloseAutoFocus,
}: FocusHandlers): Required<FocusHandlers> {
  const opener = useRef<Element | null>(null);
  const stop = useRef<() => void>(undefined);
  return {
    onOpenAutoFocus: (event) => {
      const active = document.activeElement;
      const layer = event.currentTarget;
      opener.current = active;
      // A closing menu returns the focus to its button only after the layer has opened.
      const fromMenu = !active || active === document.body || isInMenu(active);
      if (fromMenu && layer instanceof Element) {
        stop.current = whenFocusLeaves(layer, (element) => {
          opener.current = element;
        });
      }
      onOpenAutoFocus?.(event);
    },
    onCloseAutoFocus: (event) => {
      stop.current?.();
      onCloseAutoFocus?.(event);
      const { current } = opener;
      const isThere = current instanceof HTMLElement && current.isConnected && current !== document.body;
      if (event.defaultPrevented || !isThere) return;
      event.preventDefault();
      current.focus();
    },
  };
}
