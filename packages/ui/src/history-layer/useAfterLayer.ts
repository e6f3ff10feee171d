import { useEffect, useRef, useState } from 'react';
import type { LayerControl } from './useHistoryLayer.ts';

/**
 * Returns a function that runs its argument after the layer has closed. If the page changed earlier, the history step
 * that closes the layer would affect the new page.
 */
export function useAfterLayer({ layer }: Pick<LayerControl<string>, 'layer'>): (run: () => void) => void {
  const waiting = useRef<() => void>(undefined);
  const [, setRound] = useState(0);
  useEffect(() => {
    if (layer) return;
    const run = waiting.current;
    waiting.current = undefined;
    run?.();
  });
  return (run) => {
    waiting.current = run;
    setRound((round) => round + 1);
  };
}
