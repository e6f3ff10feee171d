import { PhotoViewer, type PhotoViewerProps, useCloseOnBack } from '@xiangji/photo-viewer';

export function BackViewer(props: PhotoViewerProps & { open: boolean; onClose: () => void }) {
  const { onClose, ...rest } = props;
  useCloseOnBack(props.open, onClose);
  return <PhotoViewer {...rest} onOpenChange={onClose} />;
}
