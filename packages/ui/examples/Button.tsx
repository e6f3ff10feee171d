import { Button, Inline, UploadIcon } from '@xiangji/ui';

export function Actions({ uploading }: { uploading: boolean }) {
  return (
    <Inline gap={2}>
      <Button variant="solid" icon={<UploadIcon />} loading={uploading}>
        Upload photos
      </Button>
      <Button>New album</Button>
    </Inline>
  );
}
