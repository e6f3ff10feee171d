import { useCallback, useEffect, useRef } from 'react';
import { isOpenLayer, layersOf, openLayer } from './layerState.ts';

/** A dialog over a page. */
export interface Layer<Name extends string = string> {
  /** The name of the dialog. */
  name: Name;
  /** The id of the item that the dialog is about. */
  id?: string | undefined;
}

/** The history of the router of the application. */
export interface LayerHistory {
  /** The state of the current history entry. */
  state: unknown;
  /** Called to set another state for the same page, in a new history entry or, with `replace`, in the current one. */
  onStateChange: (state: object, options: { replace: boolean }) => void;
  /** Called to go back by a number of entries. */
  goBack: (entries: number) => void;
}

export interface HistoryLayerOptions {
  /** The history of the router of the application. */
  history: LayerHistory;
  /** Distinguishes components that use the same layer names. @default '' */
  scope?: string;
}

/** Props of a dialog that a layer opens. */
export interface LayerDialogProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the dialog is closed. */
  onOpenChange: (open: boolean) => void;
}

export interface LayerControl<Name extends string> {
  /** The open layer. */
  layer: Layer<Name> | undefined;
  /** Opens a layer. It replaces an open layer of the same component. */
  open: (name: Name, id?: string) => void;
  /** Closes the open layer. */
  close: () => void;
  /** A handler for the `onOpenChange` prop of a dialog. */
  onOpenChange: (open: boolean) => void;
  /** Returns the props for the dialog of a layer. */
  dialog: (name: Name) => LayerDialogProps;
}

/**
 * Keeps at most one open dialog in the history of the browser, so that the back button closes the dialog and not the
 * page below it. `names` are the layers of this component. Layers of other components stay open below them.
 */
export function useHistoryLayer<const Name extends string>(
  names: readonly Name[],
  { history, scope = '' }: HistoryLayerOptions,
): LayerControl<Name> {
  const layers = layersOf(history.state);
  const index = layers.findIndex(
    (layer) => layer.scope === scope && names.some((name) => name === layer.name) && isOpenLayer(layer),
  );
  const latest = useRef({ history, index });
  // Updated in an effect and not while rendering, because closing twice in one event must go back only once.
  useEffect(() => {
    latest.current = { history, index };
  });

  const open = useCallback(
    (name: Name, id?: string) => {
      const { history: shown, index: at } = latest.current;
      const isOpen = at >= 0;
      const below = layersOf(shown.state).slice(0, isOpen ? at : undefined);
      const state = { ...(shown.state as object | null), layers: [...below, openLayer({ scope, name, id })] };
      // One layer replaces another, so that going back leads to the page.
      shown.onStateChange(state, { replace: isOpen });
    },
    [scope],
  );
  const close = useCallback(() => {
    const { history: shown, index: at } = latest.current;
    if (at < 0) return;
    latest.current = { history: shown, index: -1 };
    shown.goBack(layersOf(shown.state).length - at);
  }, []);
  const onOpenChange = useCallback((next: boolean) => !next && close(), [close]);
  const shown = layers[index];
  const dialog = (name: Name) => ({ open: shown?.name === name, onOpenChange });
  return { layer: shown && { name: shown.name as Name, id: shown.id }, open, close, onOpenChange, dialog };
}
