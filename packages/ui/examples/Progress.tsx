import { Inline, ProgressBar, ProgressRing } from '@xiangji/ui';

export function UploadProgress({ done, total }: { done: number; total: number }) {
  return (
    <Inline gap={3}>
      <ProgressBar label="Upload" value={done / total} />
      <ProgressRing label="Saving" value={done / total} />
    </Inline>
  );
}
