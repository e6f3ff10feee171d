export type {
  ItemSource,
  LoadRange,
  PhotoItem,
  PhotoType,
  RangeRequest,
  Rendition,
} from '@xiangji/internal/items';
export type { View } from './geometry/index.ts';
export type { OpenFrom } from './growth/useGrowth.ts';
export type { PhotoSource } from './items.ts';
export { en, type PhotoViewerLabels, zhCN } from './labels.ts';
export { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
export { Announcer } from './parts/Announcer.tsx';
export { Button, type ButtonProps } from './parts/Button.tsx';
export { Caption, type CaptionProps } from './parts/Caption.tsx';
export { CloseButton, type OwnButtonProps } from './parts/CloseButton.tsx';
export { Controls, type ControlsProps } from './parts/Controls.tsx';
export { Counter } from './parts/Counter.tsx';
export { DownloadButton, type DownloadButtonProps } from './parts/DownloadButton.tsx';
export { FavoriteButton, type FavoriteButtonProps } from './parts/FavoriteButton.tsx';
export { FullscreenButton } from './parts/FullscreenButton.tsx';
export { KeyboardHelp } from './parts/KeyboardHelp.tsx';
export { Navigation, type NavigationProps } from './parts/Navigation.tsx';
export { Root, type RootProps } from './parts/Root.tsx';
export { RotateButton } from './parts/RotateButton.tsx';
export { ShareButton, type ShareButtonProps } from './parts/ShareButton.tsx';
export { SidePanel } from './parts/SidePanel.tsx';
export { SlideshowButton, type SlideshowButtonProps } from './parts/SlideshowButton.tsx';
export { Thumbnails, type ThumbnailsProps } from './parts/Thumbnails.tsx';
export { Toolbar } from './parts/Toolbar.tsx';
export { type SlideTypes, Viewport, type ViewportProps } from './parts/Viewport.tsx';
export { ZoomControl } from './parts/ZoomControl.tsx';
export { ImageSlide, type ImageSlideProps } from './slides/ImageSlide.tsx';
export { LivePhotoSlide } from './slides/LivePhotoSlide.tsx';
export type { SlideProps } from './slides/SlideProps.ts';
export { thumbhashPlaceholder } from './slides/thumbhashPlaceholder.ts';
export { VideoSlide } from './slides/VideoSlide.tsx';
export type { ViewerActions, ViewerOptions, ViewerState } from './store/types.ts';
export { useCloseOnBack } from './useCloseOnBack.ts';
export { useViewer, type ViewerApi } from './useViewer.ts';
export { useViewerActions, useViewerState } from './ViewerContext.ts';
export { useViewerKey } from './viewerKeys.ts';
