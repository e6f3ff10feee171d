import { UploadPanel, type UploadRow, type UploadStatus } from '@xiangji/blocks';

interface Props {
  status: UploadStatus;
  files: readonly UploadRow[];
  cancel: (key: string) => void;
  cancelAll: () => void;
  retry: () => void;
  finish: () => void;
}

export function Uploads({ status, files, cancel, cancelAll, retry, finish }: Props) {
  return (
    <UploadPanel
      status={status}
      items={files}
      describeItem={(file) => file}
      onCancel={cancel}
      onCancelAll={cancelAll}
      onRetry={retry}
      onFinish={finish}
    />
  );
}
