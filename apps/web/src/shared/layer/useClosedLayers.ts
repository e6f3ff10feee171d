import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { settleLayers } from './layerState.ts';

/**
 * Leaves history entries of dialogs that are closed. The forward button, a reload, and a way back from another page lead to
 * them; the dialog does not open again, and no press of the back button is spent on it.
 */
export function useClosedLayers(): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const closed = settleLayers(state);
    if (closed > 0) void navigate(-closed);
  }, [state, navigate]);
}
