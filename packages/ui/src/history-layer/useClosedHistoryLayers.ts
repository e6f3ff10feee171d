import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { useEffect } from 'react';
import { settleLayers } from './layerState.ts';
import type { LayerHistory } from './useHistoryLayer.ts';

/**
 * Skips history entries of closed layers; called once, above all pages. The forward button, a reload, and a way back from
 * another page lead to them: the layer does not open again, and no extra press of the back button is needed.
 */
export function useClosedHistoryLayers({ state, goBack }: Pick<LayerHistory, 'state' | 'goBack'>): void {
  const handleClosed = useLatestCallback(goBack);
  useEffect(() => {
    const closed = settleLayers(state);
    if (closed > 0) handleClosed(closed);
  }, [state, handleClosed]);
}
