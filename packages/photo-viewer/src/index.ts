export type { View } from './geometry/index.ts';
export type { ViewerItem } from './items.ts';
export { en, type PhotoViewerLabels, zhCN } from './labels.ts';
export { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
export type { Growth, OpenFrom } from './useGrowth.ts';
export { useViewer, type Viewer, type ViewerOptions } from './useViewer.ts';
export { ViewerButton, type ViewerButtonProps } from './ViewerBar.tsx';
export type { ViewerSlot, ViewerSlotState } from './viewerSlot.ts';
