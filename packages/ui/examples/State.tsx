import { Button, EmptyState, ErrorState, UploadIcon } from '@xiangji/ui';

interface Props {
  failed: boolean;
  onRetry: () => void;
  onUpload: () => void;
}

export function NoPhotos({ failed, onRetry, onUpload }: Props) {
  if (failed) return <ErrorState title="The photos could not be loaded" onRetry={onRetry} />;
  return (
    <EmptyState
      title="No photos yet"
      action={
        <Button variant="solid" icon={<UploadIcon />} onClick={onUpload}>
          Upload photos
        </Button>
      }
    />
  );
}
