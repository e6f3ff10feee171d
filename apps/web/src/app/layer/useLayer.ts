import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A dialog that stands over a page: its name and what it is about. */
export interface Layer<N extends string = string> {
  name: N;
  /** The album, photo or share that it is about. */
  id?: string;
}

interface LayerState {
  layer?: Layer & { visit: number };
}

/** A reload begins a new visit: what stood open before it does not open by itself. */
const visit = Date.now();

export interface LayerControl<N extends string> {
  layer: Layer<N> | undefined;
  open: (name: N, id?: string) => void;
  close: () => void;
  /** For a dialog's `onOpenChange`. */
  onOpenChange: (open: boolean) => void;
}

/**
 * One dialog at a time, kept in the browser's history, so that its back button closes the dialog and not the page
 * under it. `names` are the layers of this page; those of others are not its own.
 */
export function useLayer<const N extends string>(names: readonly N[]): LayerControl<N> {
  const location = useLocation();
  const navigate = useNavigate();
  const kept = (location.state as LayerState | null)?.layer;
  const mine = kept?.visit === visit ? names.find((name) => name === kept.name) : undefined;
  const isOpen = useRef(mine !== undefined);
  // An effect, not the render: closing twice in one event must go back once only.
  useEffect(() => {
    isOpen.current = mine !== undefined;
  });
  const here = `${location.pathname}${location.search}${location.hash}`;
  const { state } = location;

  const open = useCallback(
    (name: N, id?: string) => {
      const options = { state: { ...state, layer: { name, id, visit } }, preventScrollReset: true };
      // One layer takes another's place; the way back leads to the page.
      void navigate(here, { ...options, replace: isOpen.current });
      isOpen.current = true;
    },
    [navigate, here, state],
  );
  const close = useCallback(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    void navigate(-1);
  }, [navigate]);
  const onOpenChange = useCallback((next: boolean) => !next && close(), [close]);
  return { layer: mine && kept ? { name: mine, id: kept.id } : undefined, open, close, onOpenChange };
}
