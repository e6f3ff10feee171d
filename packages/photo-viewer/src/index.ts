export type { View } from './geometry/index.ts';
export type { Growth, OpenFrom } from './growth/grow.ts';
export type { ViewerItem } from './items.ts';
export { en, type PhotoViewerLabels, zhCN } from './labels.ts';
export { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
export { useViewer, type Viewer, type ViewerOptions } from './useViewer.ts';
export { ViewerButton, type ViewerButtonProps } from './ViewerButton.tsx';
export type { ViewerSlot, ViewerSlotState } from './viewerSlot.ts';
