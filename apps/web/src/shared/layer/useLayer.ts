import { type LayerControl, type LayerHistory, useClosedHistoryLayers, useHistoryLayer } from '@xiangji/ui';
import { useLocation, useNavigate } from 'react-router';

function useLayerHistory(): LayerHistory {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return {
    state,
    onStateChange: (next, { replace }) =>
      void navigate({ pathname, search, hash }, { state: next, preventScrollReset: true, replace }),
    goBack: (entries) => void navigate(-entries),
  };
}

/**
 * One dialog at a time, in the browser's history. Every dialog that a user opens goes through this hook; `scope` tells
 * apart owners with the same names.
 */
export function useLayer<const N extends string>(names: readonly N[], scope?: string): LayerControl<N> {
  return useHistoryLayer(names, { history: useLayerHistory(), scope });
}

/** Skips history entries of closed dialogs, below the root of all pages. */
export function useClosedLayers(): void {
  useClosedHistoryLayers(useLayerHistory());
}
