import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isOpenLayer, layersOf, openLayer } from './layerState.ts';

/** A dialog over a page: its name and its subject. */
export interface Layer<N extends string = string> {
  name: N;
  /** The album, photo or share that it is about. */
  id?: string | undefined;
}

export interface LayerControl<N extends string> {
  layer: Layer<N> | undefined;
  open: (name: N, id?: string) => void;
  close: () => void;
  /** For a dialog's `onOpenChange`. */
  onOpenChange: (open: boolean) => void;
  /** Props of the dialog of a layer. */
  dialog: (name: N) => DialogState;
}

/** Props of a dialog that a layer opens. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * One dialog at a time, kept in the browser's history, so that its back button closes the dialog and not the page
 * under it. Every dialog that a user opens goes through this hook. `names` are the layers of this owner; those of others
 * stay open below them. `scope` tells apart owners with the same names.
 */
export function useLayer<const N extends string>(names: readonly N[], scope = ''): LayerControl<N> {
  const location = useLocation();
  const navigate = useNavigate();
  const layers = layersOf(location.state);
  const index = layers.findIndex(
    (layer) => layer.scope === scope && names.some((name) => name === layer.name) && isOpenLayer(layer),
  );
  const latest = useRef({ location, index });
  // An effect, not the render: closing twice in one event must go back once only.
  useEffect(() => {
    latest.current = { location, index };
  });

  const open = useCallback(
    (name: N, id?: string) => {
      const { pathname, search, hash, state } = latest.current.location;
      const isOpen = latest.current.index >= 0;
      const below = layersOf(state).slice(0, isOpen ? latest.current.index : undefined);
      const next = { ...state, layers: [...below, openLayer({ scope, name, id })] };
      // One layer replaces another; the way back leads to the page.
      void navigate({ pathname, search, hash }, { state: next, preventScrollReset: true, replace: isOpen });
    },
    [navigate, scope],
  );
  const close = useCallback(() => {
    const { location: shown, index: at } = latest.current;
    if (at < 0) return;
    latest.current = { location: shown, index: -1 };
    void navigate(at - layersOf(shown.state).length);
  }, [navigate]);
  const onOpenChange = useCallback((next: boolean) => !next && close(), [close]);
  const shown = layers[index];
  const dialog = (name: N) => ({ open: shown?.name === name, onOpenChange });
  return { layer: shown && { name: shown.name as N, id: shown.id }, open, close, onOpenChange, dialog };
}
