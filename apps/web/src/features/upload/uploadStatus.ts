import { UPLOAD } from '@xiangji/api-client/contract';
import { UPLOAD_STATE, type UploadItem, type UploadSnapshot } from '@xiangji/api-client/upload';
import type { UploadRow, UploadStatus } from '@xiangji/blocks';

const STATES = {
  [UPLOAD_STATE.UPLOADING]: 'uploading',
  [UPLOAD_STATE.COMPLETED]: 'completed',
  [UPLOAD_STATE.HAS_ERRORS]: 'failed',
} as const satisfies Record<UploadSnapshot['type'], UploadStatus['state']>;

/** Maps the queue's snapshot. */
export function statusOf({ type, count, progress, speed, time, waiting }: UploadSnapshot): UploadStatus {
  const { i: position, total, completion: done, error: failed, retryable } = count;
  return {
    state: STATES[type],
    ...{ position, total, done, failed, retryable, progress, speed },
    remaining: time.remaining,
    offline: waiting,
  };
}

/** Maps a file of the queue. */
export function rowOf(item: UploadItem, errorText: (code: number, reason?: string) => string): UploadRow {
  const { key, file, progress, errorCode, errorReason } = item;
  const isFailed = progress === UPLOAD.PROGRESS_FAILED;
  const state = isFailed ? 'failed' : progress === UPLOAD.PROGRESS_QUEUED ? 'queued' : 'uploading';
  const error = isFailed && errorCode ? errorText(errorCode, errorReason) : undefined;
  return { key, name: file.name, state, progress, error };
}
