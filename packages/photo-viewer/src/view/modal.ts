const STOPS =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, video[controls], [tabindex]:not([tabindex="-1"])';
/** What is spoken while the layer is there may lie behind it; so may the place where notices are shown. */
const SPOKEN = '[aria-live], [role="status"], [role="alert"]';

/** What takes the focus from where it is, and with it the keys. */
const LOSSES = ['inert', 'disabled'];

export type ModalOptions = {
  onEscape: () => void;
  /** Where focus goes at the end; `null` for where it was before. */
  returnTo: () => HTMLElement | null;
};

/**
 * Makes a layer a dialog over the whole page: what lies behind is neither reached nor read, Tab goes round in it, Escape
 * is heard, focus comes back with what it returns. Not the native `dialog`: in its top layer, menus and dialogs of the
 * owner would lie behind it.
 */
export function takeOver(layer: HTMLElement, { onEscape, returnTo }: ModalOptions): () => void {
  const before = document.activeElement;
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
    // Menus and dialogs that the owner opened from here have keys of their own.
    const own = target === document.body || (target instanceof Node && layer.contains(target));
    if (!own || event.defaultPrevented) return;
    if (event.key === 'Tab') keepTab(layer, event);
    else if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    observer.disconnect();
    release();
    show();
    const target = returnTo() ?? before;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  };
}

/** What had the focus is gone, or cannot have it any more: browsers take it away only with their next frame. */
function isLost(layer: HTMLElement): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  return layer.contains(active) && (active.closest('[inert]') !== null || active.matches(':disabled'));
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

/** Makes everything but the layer, and what is only spoken, inert; what it returns undoes that. */
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
