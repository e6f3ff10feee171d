import { TIMING, UPLOAD } from '@xiangji/api-client/contract';
import { FILE_CHANGED, UPLOAD_STATE, type UploadItem, type UploadSnapshot } from '@xiangji/api-client/upload';
import { DrawnThumbnail, UploadPanel as Panel, type UploadRow, type UploadStatus } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUpload } from '../../shared/upload/UploadContext.ts';
import { fileWorker, useUploadSnapshot, useUploads } from './uploads.ts';
import { useUploadErrorText } from './useUploadErrorText.ts';

const STATES = {
  [UPLOAD_STATE.UPLOADING]: 'uploading',
  [UPLOAD_STATE.COMPLETED]: 'completed',
  [UPLOAD_STATE.HAS_ERRORS]: 'failed',
} as const satisfies Record<UploadSnapshot['type'], UploadStatus['state']>;

/** Maps the queue's snapshot. */
function statusOf({ type, count, progress, speed, time, waiting }: UploadSnapshot): UploadStatus {
  const { i: position, total, completion: done, error: failed, retryable } = count;
  return {
    state: STATES[type],
    ...{ position, total, done, failed, retryable, progress, speed },
    remaining: time.remaining,
    offline: waiting,
  };
}

/** Maps a file of the queue. */
function rowOf(item: UploadItem, errorText: ReturnType<typeof useUploadErrorText>): UploadRow {
  const { key, file, progress, errorCode, errorReason, errorEncoding } = item;
  const isFailed = progress === UPLOAD.PROGRESS_FAILED;
  const state = isFailed ? 'failed' : progress === UPLOAD.PROGRESS_QUEUED ? 'queued' : 'uploading';
  const error = isFailed && errorCode ? errorText(errorCode, errorReason, errorEncoding) : undefined;
  return {
    key,
    name: file.name,
    state,
    progress,
    error,
    isChanged: isFailed && errorReason === FILE_CHANGED,
  };
}

/** Shows the result of the upload for 5 s, with a link to the album, and clears the panel (spec §4). */
function useFinishUpload({ count, target }: UploadSnapshot): () => void {
  const t = useTranslations('upload');
  const { queue } = useUploads();
  const toast = useToast();
  const navigate = useNavigate();
  const { completion: success, error: failure } = count;
  const titleOf = () => {
    if (success === 0 && failure === 0) return t('stopped');
    if (failure === 0) return t('summaryOk', { success });
    return success === 0 ? t('allFailed') : t('summary', { success, failure });
  };
  return () => {
    const open = () => target && void navigate(`/albums/${target.id}/photos`);
    toast.show({
      title: titleOf(),
      tone: failure === 0 ? 'positive' : 'critical',
      duration: TIMING.UPLOAD_SUMMARY_TOAST_MS,
      action: success > 0 ? { label: t('openAlbum'), onPress: open } : undefined,
    });
    queue.reset();
  };
}

/** An entry of an archive is read only to be sent. */
const renderThumbnail = ({ file }: UploadItem) =>
  file instanceof File && <DrawnThumbnail file={file} draw={fileWorker.drawThumbnail} />;

/** The running upload (spec §2 'Progress panel'). */
export function UploadPanel() {
  const { queue, newAlbums } = useUploads();
  const { open } = useUpload();
  const snapshot = useUploadSnapshot();
  const finish = useFinishUpload(snapshot);
  const errorText = useUploadErrorText();
  const describeItem = useCallback((item: UploadItem) => rowOf(item, errorText), [errorText]);
  const { count, target, type, items } = snapshot;
  if (count.total === 0) return null;
  const addMore = () => {
    if (type !== UPLOAD_STATE.UPLOADING) queue.reset();
    open(target && newAlbums.get(target.id) !== 'removed' ? { album: target } : {});
  };
  return (
    <Panel
      status={statusOf(snapshot)}
      items={items}
      describeItem={describeItem}
      renderThumbnail={renderThumbnail}
      onCancel={queue.cancel}
      onReplace={queue.replace}
      onCancelAll={queue.cancelAll}
      onRetry={queue.retryFailed}
      onAddMore={target && addMore}
      onFinish={finish}
    />
  );
}
