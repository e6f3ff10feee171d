import type { ReactNode } from 'react';
import * as css from './PlaceMapFrame.css.ts';

export interface PlaceMapFrameProps {
  /** The map; absent while its code loads. */
  children?: ReactNode;
}

/** The frame of a map next to the facts of a photo, with a height of its own. */
export function PlaceMapFrame({ children }: PlaceMapFrameProps) {
  return (
    <div className={css.frame}>
      <div className={css.canvas}>{children}</div>
    </div>
  );
}
