import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';
import { settleLayers } from './layerState.ts';
import type { LayerHistory } from './useHistoryLayer.ts';

/**
 * Skips the history entries of closed layers. Call it once, above all pages. The forward button, a reload or going back
 * from another page can lead to such entries. With this hook, the layer does not open again and no extra press of the
 * back button is needed.
 */
export function useClosedHistoryLayers({ state, goBack }: Pick<LayerHistory, 'state' | 'goBack'>): void {
  const handleClosed = useLatestCallback(goBack);
  useEffect(() => {
    const closed = settleLayers(state);
    if (closed > 0) handleClosed(closed);
  }, [state, handleClosed]);
}
