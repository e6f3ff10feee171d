import type { ReactNode } from 'react';
import type { Viewer } from './useViewer.ts';

/** What slots are told: everything of the headless viewer, and the dialog's own actions. */
export type ViewerSlotState = Viewer & {
  close(): void;
  fullscreen: boolean;
  canFullscreen: boolean;
  toggleFullscreen(): void;
};
/** Content of a slot, or a function of the viewer's state. */
export type ViewerSlot = ReactNode | ((state: ViewerSlotState) => ReactNode);
