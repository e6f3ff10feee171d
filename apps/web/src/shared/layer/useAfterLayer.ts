import { useEffect, useRef, useState } from 'react';
import type { LayerControl } from './useLayer.ts';

/**
 * Runs a function once the dialog has closed: its history step must not meet a page that has just changed.
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
