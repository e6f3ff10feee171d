import { FOCUS_KEY } from './focusKey.ts';
import { neighbourOf } from './neighbourOf.ts';

/** Number of frames in which a closing dialog or a component can move the focus itself. */
const RETURN_FRAMES = 4;

/** Number of elements of the page that are remembered because they had the focus. */
const TRAIL = 8;

const LAYER = '[role=dialog], [role=alertdialog]';
const CONTROL = 'a[href], button, input, [tabindex="0"]';

/** An element with the focus. Its position is noted, because it cannot be found once the element is removed. */
interface Held {
  element: Element;
  /** The focus key of its entry. */
  name: string;
  ancestors: HTMLElement[];
  /** The page that contained the element. */
  page: string;
  /** The list with its row, the index of the row, and the index of the element in the row. */
  row: { list: Element; index: number; nth: number } | undefined;
}

type Target = HTMLElement | null | undefined;

/** Returns the focus key of the entry that contains an element, such as the card of a button. */
function nameOf(element: Element): string {
  const named = `[${FOCUS_KEY}]`;
  const place = element.closest(named) ?? element.closest('li')?.querySelector(named);
  return place?.getAttribute(FOCUS_KEY) ?? '';
}

/** Returns the focus keys of the entries of the page, from first to last. */
function placesIn(main: Target): string[] {
  const named = main?.querySelectorAll(`[${FOCUS_KEY}]`) ?? [];
  return Array.from(named, (place) => place.getAttribute(FOCUS_KEY) ?? '');
}

function isLayer(node: Node): boolean {
  return node instanceof Element && (node.matches(LAYER) || node.querySelector(LAYER) !== null);
}

function isLost(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled') || element.closest('[inert]') !== null;
}

/** Returns the controls of each row of a list, without the rows that have none. */
function rowsOf(list: Element): HTMLElement[][] {
  const rows = Array.from(list.children, (row) => Array.from(row.querySelectorAll<HTMLElement>(CONTROL)));
  return rows.filter((controls) => controls.length > 0);
}

function hold(element: HTMLElement): Held {
  const ancestors: HTMLElement[] = [];
  for (let node = element.parentElement; node; node = node.parentElement) ancestors.push(node);
  const list = element.closest('li')?.parentElement;
  const rows = list ? rowsOf(list) : [];
  const index = rows.findIndex((controls) => controls.includes(element));
  const nth = rows[index]?.indexOf(element) ?? 0;
  const row = list && index >= 0 ? { list, index, nth } : undefined;
  return { element, name: nameOf(element), ancestors, page: location.pathname, row };
}

const isInClosedLayer = ({ ancestors }: Held) =>
  ancestors.some((ancestor) => !ancestor.isConnected && ancestor.matches(LAYER));

/** Returns the same control of the row that took the place of the element's row, or of the last row. */
function controlOfNextRow({ row }: Held): Target {
  if (!row?.list.isConnected) return undefined;
  const rows = rowsOf(row.list);
  const controls = rows[Math.min(row.index, rows.length - 1)];
  return controls?.[row.nth] ?? controls?.[0];
}

/** Returns the nearest remaining ancestor in `main` or a dialog that has a name, or the list in such an ancestor. */
function regionOf({ ancestors }: Held, main: Target): Target {
  for (const ancestor of ancestors) {
    if (ancestor === main || ancestor === document.body) break;
    if (!ancestor.isConnected) continue;
    const region = ancestor.matches('[aria-label], [aria-labelledby]')
      ? ancestor
      : ancestor.querySelector<HTMLElement>(':scope > :is(ul, ol, [role=grid])');
    if (!region) continue;
    if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
    return region;
  }
  return undefined;
}

/** Focuses the entry and scrolls to it, else the first of the other elements that takes the focus. */
function focusFirst(entry: Target, others: readonly Target[]): void {
  entry?.focus();
  if (entry && document.activeElement === entry) return;
  others.some((other) => {
    if (!other || isLost(other)) return false;
    other.focus({ preventScroll: true });
    return document.activeElement === other;
  });
}

/**
 * A closing dialog returns the focus to the element that opened it. If that element cannot take the focus, this
 * function focuses its entry in the list, or a neighbour if the entry was deleted or moved, or the page if the list is
 * empty. If another element with the focus disappears, the focus moves to the same control of the next row of its list,
 * else to the nearest region around it, else to the element that had the focus before, else to the page.
 */
export function rescueFocus(mainId: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  const main = () => document.getElementById(mainId);
  let last = { name: '', before: placesIn(main()) };
  let held: Held | undefined;
  let trail: HTMLElement[] = [];
  let frame = 0;
  const entry = (): Target => {
    const next = neighbourOf(last.name, last.before, placesIn(main()));
    return next ? main()?.querySelector<HTMLElement>(`[${FOCUS_KEY}="${CSS.escape(next)}"]`) : undefined;
  };
  const rescue = () => {
    frame = 0;
    const holder = document.activeElement;
    if (holder && holder !== document.body && !isLost(holder)) return;
    if (!held || isInClosedLayer(held)) return focusFirst(entry(), [main()]);
    // The next page moves the focus itself.
    if (held.page !== location.pathname) return;
    const others = [controlOfNextRow(held), regionOf(held, main()), ...trail.toReversed(), main()];
    focusFirst(held.name ? entry() : undefined, others);
  };
  const wait = (left: number) => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (left > 0 ? wait(left - 1) : rescue()));
  };
  const watch = new MutationObserver((changes) => {
    const isClosing = changes.some(({ removedNodes }) => Array.from(removedNodes).some(isLayer));
    if (isClosing || (held && !frame && isLost(held.element))) wait(RETURN_FRAMES);
  });
  // Only what can remove the element is observed: a grid changes many elements while it is scrolled.
  const observe = (elements: readonly Element[]) => {
    watch.disconnect();
    watch.observe(document.body, { childList: true });
    for (const element of elements)
      watch.observe(element, { childList: true, attributeFilter: ['inert', 'disabled'] });
  };
  const handleFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    held = hold(target);
    observe([target, ...held.ancestors]);
    if (!main()?.contains(target)) return;
    last = { name: held.name, before: placesIn(main()) };
    const others = trail.filter((element) => element !== target && element.isConnected);
    trail = [...others.slice(1 - TRAIL), target];
  };
  // A user who takes the focus away from an element does not miss it when it is removed.
  const handleBlur = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && held && !isLost(held.element)) held = undefined;
    });
  observe([]);
  document.addEventListener('focusin', handleFocus, { signal });
  document.addEventListener('focusout', handleBlur, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  });
}
