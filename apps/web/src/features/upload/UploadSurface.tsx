import type { UploadRequestOptions } from '../../app/upload/UploadContext.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { UploadPanel } from './UploadPanel.tsx';

export interface UploadSurfaceProps {
  /** What was asked for; undefined while the dialog is closed. */
  request: UploadRequestOptions | undefined;
  video: boolean;
  onClose: () => void;
}

/** The upload dialog, and the panel as long as there is something to show. */
export function UploadSurface({ request, video, onClose }: UploadSurfaceProps) {
  return (
    <>
      {request && <UploadDialog request={request} video={video} onClose={onClose} />}
      <UploadPanel />
    </>
  );
}
