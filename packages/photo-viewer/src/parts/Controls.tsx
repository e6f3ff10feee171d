import type { ReactNode } from 'react';
import { useViewerState } from '../ViewerContext.ts';

export interface ControlsProps {
  /** The parts around the photo. */
  children?: ReactNode;
}

/** Mounts its parts once the first photo is sharp, or after 400 ms, so that the first frames show only the photo. */
export function Controls({ children }: ControlsProps) {
  const isOpening = useViewerState((state) => state.phase === 'opening');
  return isOpening ? null : children;
}
