const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, video[controls], [tabindex]:not([tabindex="-1"])';
/** Live regions, and the place where notices are shown, work while they lie behind the layer. */
const SPOKEN = '[aria-live], [role="status"], [role="alert"]';

/** Attributes that take the focus, and with it the keys, from an element. */
const LOSSES = ['inert', 'disabled'];

export type ModalOptions = {
  onEscape: () => void;
  /** A key other than Escape and Tab, pressed where the layer owns the keyboard. */
  onKey: (event: KeyboardEvent) => void;
  /** Where focus goes at the end; `null` for where it was before. */
  returnTo: () => HTMLElement | null;
};

/**
 * Makes a layer a dialog over the whole page: content behind it is neither reachable nor read, Tab stays inside, keys
 * reach the layer wherever the focus is, and focus returns at the end. Not the native `dialog`: menus and dialogs of the
 * owner would lie behind its top layer.
 */
export function takeOver(layer: HTMLElement, { onEscape, onKey, returnTo }: ModalOptions): () => void {
  const before = document.activeElement;
  const covers = coveredBy(layer);
  const release = lockScroll();
  const show = hideRest(layer);
  const focusWhole = () => (layer.querySelector<HTMLElement>('[tabindex="-1"]') ?? layer).focus();
  // The whole, not its first button: keys work at once, and no button looks chosen.
  focusWhole();
  const observer = new MutationObserver(() => {
    if (isLost(layer)) focusWhole();
  });
  observer.observe(layer, { childList: true, subtree: true, attributeFilter: LOSSES });
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof Node)) return;
    if (!layer.contains(target) && !covers(target)) return;
    if (event.key === 'Tab') {
      if (!isSpoken(target)) keepTab(layer, event);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else onKey(event);
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && covers(target) && !isSpoken(target)) focusWhole();
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
    observer.disconnect();
    release();
    show();
    const target = returnTo() ?? before;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  };
}

/**
 * Returns whether the layer covers a node: the page, and everything that was on it before. Menus and dialogs that are
 * opened later lie above the layer and have keys of their own.
 */
function coveredBy(layer: HTMLElement) {
  const below = [...document.body.children].filter((one) => one !== layer);
  // A modal dialog hides what it covers from screen readers.
  const isCovered = () => layer.matches('[aria-hidden="true"], [inert]');
  return (target: Node) =>
    (target === document.body || below.some((one) => one.contains(target))) && !isCovered();
}

/** The focused element is gone, or cannot have the focus any more: browsers take it away only with their next frame. */
function isLost(layer: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  return layer.contains(active) && (active.closest('[inert]') !== null || active.matches(':disabled'));
}

/** Notices stay within reach, with their own buttons. */
function isSpoken(target: Node): boolean {
  return target instanceof Element && target.closest(SPOKEN) !== null;
}

/** At the last stop Tab goes on to the first, and back. */
function keepTab(layer: HTMLElement, event: KeyboardEvent): void {
  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => !stop.closest('[inert]') && stop.checkVisibility?.() !== false,
  );
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const edge = event.shiftKey ? at <= 0 : at === stops.length - 1;
  if (!edge) return;
  event.preventDefault();
  stops[event.shiftKey ? stops.length - 1 : 0]?.focus();
}

/** Makes everything but the layer and live regions inert; the return value undoes that. */
function hideRest(layer: HTMLElement): () => void {
  const kept = [layer, ...document.querySelectorAll(SPOKEN)];
  const hidden: Element[] = [];
  const hide = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.includes(child) || child.hasAttribute('inert')) continue;
      if (kept.some((one) => child.contains(one))) hide(child);
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

/** The page behind stands still; the width of its scroll bar stays free, so that nothing shifts. */
function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, paddingRight: style.paddingRight };
  const bar = window.innerWidth - clientWidth;
  style.overflow = 'hidden';
  if (bar > 0 && clientWidth > 0) style.paddingRight = `${bar}px`;
  return () => Object.assign(style, before);
}
