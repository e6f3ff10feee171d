import { PhotoViewer, type PhotoViewerProps } from '@xiangji/photo-viewer';

export function GrowingViewer(props: PhotoViewerProps) {
  const id = props.photos?.[props.index ?? 0]?.id;
  return (
    <PhotoViewer {...props} openFrom={() => document.querySelector<HTMLElement>(`[data-photo="${id}"]`)} />
  );
}
