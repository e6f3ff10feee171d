export type {
  ItemSource,
  LoadRange,
  PhotoItem,
  PhotoType,
  RangeRequest,
  Rendition,
} from '@xiangji/internal/items';
export { readReloadAnchor } from './anchor/reloadAnchor.ts';
export { type KeptAnchorOptions, useKeptAnchor } from './anchor/useKeptAnchor.ts';
export type { HeadingState } from './GridSection.tsx';
export { createGridController, type GridController, type ScrubberState } from './gridController.ts';
export type { PhotoSection } from './items.ts';
export type { OpenEvent } from './keyboard/useGridKeys.ts';
export { en, type PhotoGridLabels, zhCN } from './labels.ts';
export type { LayoutName, LayoutOptions, Length, PhotoFit, PhotoSize } from './layout/index.ts';
export { PhotoGrid } from './PhotoGrid.tsx';
export type { PhotoGridProps } from './PhotoGridProps.ts';
export { PhotoScrubber, type PhotoScrubberProps } from './scrubber/PhotoScrubber.tsx';
export {
  emptySelection,
  isSelected,
  type SelectionRanges,
  selectedBetween,
  selectionCount,
  withRange,
} from './selection/ranges.ts';
export { type IdSource, type LoadIds, selectedIds } from './selection/selectedIds.ts';
export type { SelectionMode } from './selection/useSelection.ts';
export { type SelectionModeState, useSelectionMode } from './selection/useSelectionMode.ts';
export { createArraySource } from './source/itemSource.ts';
export type { PhotoSource } from './source/photoSource.ts';
export { useCarriedSelection } from './source/useCarriedSelection.ts';
export { useMappedSource } from './source/useMappedSource.ts';
export { type PagedSourceState, usePagedSource } from './source/usePagedSource.ts';
export {
  type FindOptions,
  useViewerIndex,
  type ViewerIndex,
} from './source/useViewerIndex.ts';
export type {
  ImageProps,
  TileImageProps,
  TileLinkProps,
  TileProps,
  TileState,
} from './tile/PhotoTileProps.ts';
export type { PhotoGridHandle } from './useGridHandle.ts';
export type { GridAlign } from './useGridReveal.ts';
export type { GridAnchor } from './virtual/anchor.ts';
export type { VisibleRange } from './virtual/GridEngine.ts';
export type { GridScroller } from './virtual/scrollHost.ts';
export type { GridSize, GridSizes } from './virtual/serverViews.ts';
