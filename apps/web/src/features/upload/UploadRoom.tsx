import { UPLOAD_STATE } from '@xiangji/api-client/upload';
import { useTitleProgress } from '@xiangji/blocks';
import { useEffect, useState } from 'react';
import type { UploadRequestOptions } from '../../shared/upload/UploadContext.ts';
import { createEngine } from './createEngine.ts';
import { LeftUploadOffer } from './LeftUploadOffer.tsx';
import { PageDrop } from './PageDrop.tsx';
import { QueueContext, useUploadSnapshot } from './QueueContext.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { UploadPanel } from './UploadPanel.tsx';
import { useLeaveGuard, useRefreshWhileArriving, useRemoveEmptyAlbums } from './useUploadEffects.ts';

export interface UploadRoomProps {
  /** The user of these uploads. */
  user: string;
  /** The request for the dialog; undefined while it is closed. */
  request: UploadRequestOptions | undefined;
  video: boolean;
  onClose: () => void;
}

function Effects() {
  useRefreshWhileArriving();
  useLeaveGuard();
  const { type, progress } = useUploadSnapshot();
  useTitleProgress(type === UPLOAD_STATE.UPLOADING ? progress : undefined);
  useRemoveEmptyAlbums();
  return null;
}

/** Everything about uploads: the queue, and its views. */
export function UploadRoom({ user, request, video, onClose }: UploadRoomProps) {
  const [engine] = useState(() => createEngine(user));
  // The session has ended.
  useEffect(() => () => engine.queue.stop(), [engine]);
  return (
    <QueueContext value={engine}>
      <Effects />
      {request && <UploadDialog request={request} video={video} onClose={onClose} />}
      <PageDrop />
      <LeftUploadOffer />
      <UploadPanel />
    </QueueContext>
  );
}
