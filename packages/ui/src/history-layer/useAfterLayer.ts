import { useEffect, useRef, useState } from 'react';
import type { LayerControl } from './useHistoryLayer.ts';

/**
 * Returns a function that runs its argument once the layer has closed: the history step of the layer must not meet a
 * page that has just changed.
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
