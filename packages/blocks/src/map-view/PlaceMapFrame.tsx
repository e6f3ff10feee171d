import type { ReactNode } from 'react';
import * as css from './PlaceMapFrame.css.ts';

export interface PlaceMapFrameProps {
  /** The map. Omit it while the code of the map loads. */
  children?: ReactNode;
}

/** A frame with a fixed height for a map next to the facts of a photo. */
export function PlaceMapFrame({ children }: PlaceMapFrameProps) {
  return (
    <div className={css.frame}>
      <div className={css.canvas}>{children}</div>
    </div>
  );
}
