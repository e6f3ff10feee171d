import { useEffect } from 'react';
import { FOCUS_KEY } from './focusKey.ts';
import { neighbourOf } from './neighbourOf.ts';

/** Number of frames in which a closing dialog can return the focus itself. */
const RETURN_FRAMES = 4;

/** Returns the focus key of the entry that contains an element, such as the card of a button. */
function nameOf(element: Element): string {
  const named = `[${FOCUS_KEY}]`;
  const place = element.closest(named) ?? element.closest('li')?.querySelector(named);
  return place?.getAttribute(FOCUS_KEY) ?? '';
}

/** Returns the focus keys of the entries of the page, from first to last. */
function placesIn(main: HTMLElement | null): string[] {
  const named = main?.querySelectorAll(`[${FOCUS_KEY}]`) ?? [];
  return Array.from(named, (place) => place.getAttribute(FOCUS_KEY) ?? '');
}

function isLayer(node: Node): boolean {
  if (!(node instanceof Element)) return false;
  const layer = '[role=dialog], [role=alertdialog]';
  return node.matches(layer) || node.querySelector(layer) !== null;
}

/**
 * A closing dialog returns the focus to the element that opened it. If that element cannot take the focus, this hook
 * focuses its entry in the list, or a neighbour if the entry was deleted or moved, or the page if the list is empty.
 */
export function useFocusRescue(mainId: string): void {
  useEffect(() => {
    const main = () => document.getElementById(mainId);
    const places = () => placesIn(main());
    let last = { name: '', before: places() };
    let frame = 0;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !main()?.contains(target)) return;
      last = { name: nameOf(target), before: places() };
    };
    const rescue = () => {
      if (document.activeElement !== document.body) return;
      const next = neighbourOf(last.name, last.before, places());
      const place = next && main()?.querySelector<HTMLElement>(`[${FOCUS_KEY}="${CSS.escape(next)}"]`);
      (place || main())?.focus({ preventScroll: !place });
    };
    const wait = (left: number) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (left > 0 ? wait(left - 1) : rescue()));
    };
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => Array.from(removedNodes).some(isLayer))) wait(RETURN_FRAMES);
    });
    document.addEventListener('focusin', note);
    watch.observe(document.body, { childList: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [mainId]);
}
