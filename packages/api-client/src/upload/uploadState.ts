import { ERROR_CODES } from '../contract/errorCodes.ts';
import { UPLOAD } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import type { UploadFile } from './lazyFile.ts';

/** The target album of an upload (spec §3 'Upload target folder'). */
export interface UploadTarget {
  /** Id of the album. */
  id: string;
  /** Name of the album. */
  name: string;
  /** A label that is shown instead of the name, for example with the name of the album set before it. @default name */
  title?: string | undefined;
  /** A common id for all files of one upload. */
  guid: string;
}

/** A file of the queue. A stored file is removed from the queue (spec §3 'Per-file upload progress'). */
export interface UploadItem {
  /** Identifies the file in the queue. */
  key: string;
  /** The file. */
  file: UploadFile;
  /** What another product knows of the photo. */
  sidecar?: Sidecar | undefined;
  /** The target album. */
  target: UploadTarget;
  /** SHA-256 of the file when it is known: 64 lower-case hexadecimal digits. */
  sha256?: string | undefined;
  /** -1: queued; 0: started; between 0 and 1: progress of sending (at most 0.99); -2: failed. */
  progress: number;
  /** The reason why the file failed: a code of the catalogue, or an unknown code. */
  errorCode?: number | undefined;
  /**
   * A more specific reason: of the server for `errorCode`, such as `quota` for a full account, or `FILE_CHANGED` of the
   * queue.
   */
  errorReason?: string | undefined;
  /** The encoding that the server cannot read, such as `TIFF LZMA`, if that is the reason. */
  errorEncoding?: string | undefined;
}

/** The `errorReason` of a file that was changed, moved or deleted after the user chose it. */
export const FILE_CHANGED = 'file-changed';

/** Spec §3 'Upload state', type. */
export const UPLOAD_STATE = { UPLOADING: 1, HAS_ERRORS: 2, COMPLETED: 3 } as const;

/** The state of an upload for a panel (spec §3 'Upload state'). */
export interface UploadSnapshot {
  /** The phase of the upload (spec §3 'Upload state'). */
  type: (typeof UPLOAD_STATE)[keyof typeof UPLOAD_STATE];
  /** The album of the newest files. */
  target: UploadTarget | undefined;
  /** Numbers of files. `retryable` is the number of failed files that can succeed in another attempt. */
  count: {
    i: number;
    total: number;
    completion: number;
    queue: number;
    error: number;
    retryable: number;
  };
  /** Total number of bytes, and number of bytes that are done. */
  size: { total: number; done: number };
  /** Fraction of the bytes that are done, 0 to 1. */
  progress: number;
  /** Average speed in bytes per second. */
  speed: number;
  /** Elapsed time and remaining time in seconds; `remaining` is undefined while it is unknown. */
  time: { used: number; remaining: number | undefined };
  /** Whether the connection is lost. Uploads wait and continue automatically. */
  waiting: boolean;
  /** The unfinished files, in the order in which they were added. */
  items: readonly UploadItem[];
}

/** The internal state of the queue, from which snapshots are computed. */
export interface UploadRecord {
  /** The target of the newest files. */
  target: UploadTarget | undefined;
  waiting: boolean;
  items: readonly UploadItem[];
  /** Number of stored files (`done`) and their bytes. Nothing else is kept of stored files. */
  done: number;
  doneBytes: number;
  total: number;
  totalBytes: number;
  /** Time at which the upload started, in milliseconds of `now`; undefined before the first file. */
  startedAt: number | undefined;
  /** Time at which the last file settled. The elapsed time stops then. */
  settledAt: number | undefined;
}

export const EMPTY_RECORD: UploadRecord = {
  target: undefined,
  waiting: false,
  items: [],
  done: 0,
  doneBytes: 0,
  total: 0,
  totalBytes: 0,
  startedAt: undefined,
  settledAt: undefined,
};

export function isFailed(item: UploadItem): boolean {
  return item.progress === UPLOAD.PROGRESS_FAILED;
}

/** Error codes with which the server refuses a file. */
const REFUSED: ReadonlySet<number | undefined> = new Set([
  ERROR_CODES.FILE_SIZE_INVALID,
  ERROR_CODES.FILE_TYPE_INVALID,
]);

/**
 * Returns whether a failed file can succeed in another attempt. A file that was refused for its size or type cannot;
 * after `quota` it can, because the user can free space.
 */
export function canRetry(item: UploadItem): boolean {
  return isFailed(item) && (!REFUSED.has(item.errorCode) || item.errorReason === 'quota');
}

function sentBytes(item: UploadItem): number {
  return item.progress > 0 ? item.progress * item.file.size : 0;
}

/** Returns the phase (spec §4): 1 while the queue is not empty, else 2 while there are errors, else 3. */
function typeOf(queue: number, error: number): UploadSnapshot['type'] {
  if (queue > 0) return UPLOAD_STATE.UPLOADING;
  return error > 0 ? UPLOAD_STATE.HAS_ERRORS : UPLOAD_STATE.COMPLETED;
}

/**
 * Computes the snapshot from the record. It is a pure function, so that it is easy to test. `now` is in milliseconds.
 */
export function snapshotOf(record: UploadRecord, now: number): UploadSnapshot {
  const error = record.items.filter(isFailed).length;
  const queue = record.items.length - error;
  const completion = record.done;
  const done = record.doneBytes + record.items.reduce((sum, item) => sum + sentBytes(item), 0);
  const end = queue > 0 ? now : (record.settledAt ?? now);
  const used = record.startedAt === undefined ? 0 : (end - record.startedAt) / 1000;
  const speed = used > 0 ? done / used : 0;
  const failedBytes = record.items.filter(isFailed).reduce((sum, item) => sum + item.file.size, 0);
  const left = Math.max(record.totalBytes - done - failedBytes, 0);
  return {
    type: typeOf(queue, error),
    target: record.target,
    count: {
      i: Math.min(completion + error + (queue > 0 ? 1 : 0), record.total),
      total: record.total,
      completion,
      queue,
      error,
      retryable: record.items.filter(canRetry).length,
    },
    size: { total: record.totalBytes, done },
    progress: record.totalBytes > 0 ? Math.min(done / record.totalBytes, 1) : 0,
    speed,
    time: { used, remaining: queue > 0 && speed > 0 && !record.waiting ? left / speed : undefined },
    waiting: record.waiting && queue > 0,
    items: record.items,
  };
}
