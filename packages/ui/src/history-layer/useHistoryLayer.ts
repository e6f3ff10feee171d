import { useCallback, useEffect, useRef } from 'react';
import { isOpenLayer, layersOf, openLayer } from './layerState.ts';

/** A dialog over a page: its name and its subject. */
export interface Layer<Name extends string = string> {
  /** The name of the dialog. */
  name: Name;
  /** The id of the item that it is about. */
  id?: string | undefined;
}

/** The history of the application's router. */
export interface LayerHistory {
  /** The state of the entry that is shown. */
  state: unknown;
  /** Shows the same page with another state: in a new entry, or in place of the shown one. */
  onStateChange: (state: object, options: { replace: boolean }) => void;
  /** Goes back by a number of entries. */
  goBack: (entries: number) => void;
}

export interface HistoryLayerOptions {
  /** The history of the application's router. */
  history: LayerHistory;
  /** Tells apart owners with the same names. @default '' */
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
  /** Opens a layer, in place of another one of this owner. */
  open: (name: Name, id?: string) => void;
  /** Closes the open layer. */
  close: () => void;
  /** For the `onOpenChange` of a dialog. */
  onOpenChange: (open: boolean) => void;
  /** Returns the props of the dialog of a layer. */
  dialog: (name: Name) => LayerDialogProps;
}

/**
 * One dialog at a time, kept in the browser's history, so that its back button closes the dialog and not the page
 * under it. `names` are the layers of this owner; those of others stay open below them.
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
  // An effect, not the render: closing twice in one event must go back once only.
  useEffect(() => {
    latest.current = { history, index };
  });

  const open = useCallback(
    (name: Name, id?: string) => {
      const { history: shown, index: at } = latest.current;
      const isOpen = at >= 0;
      const below = layersOf(shown.state).slice(0, isOpen ? at : undefined);
      const state = { ...(shown.state as object | null), layers: [...below, openLayer({ scope, name, id })] };
      // One layer replaces another; the way back leads to the page.
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
