import { useState } from 'react';
import type { Layer, LayerControl } from './useLayer.ts';

/** The dialogs over the viewer. Its history entry follows the photo, so these dialogs keep out of the history. */
export function usePlainLayer<N extends string>(): LayerControl<N> {
  const [layer, setLayer] = useState<Layer<N>>();
  const close = () => setLayer(undefined);
  return {
    layer,
    open: (name, id) => setLayer(id === undefined ? { name } : { name, id }),
    close,
    onOpenChange: (open) => !open && close(),
  };
}
