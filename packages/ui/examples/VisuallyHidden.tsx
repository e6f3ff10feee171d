import { Badge, VisuallyHidden } from '@xiangji/ui';

export function UploadCount({ count }: { count: number }) {
  return (
    <Badge>
      {count} <VisuallyHidden>photos are uploading</VisuallyHidden>
    </Badge>
  );
}
