import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { settleLayers } from './layerState.ts';

/**
 * Skips history entries of closed dialogs. The forward button, a reload, and a way back from another page lead to
 * them; the dialog does not open again, and no extra press of the back button is needed.
 */
export function useClosedLayers(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const closed = settleLayers(state);
    if (closed > 0) void navigate(-closed);
  }, [state, navigate]);
}
