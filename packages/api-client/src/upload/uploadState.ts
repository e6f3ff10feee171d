import { ERROR_CODES } from '../contract/errorCodes.ts';
import { UPLOAD } from '../contract/limits.ts';

/** Spec §3 'Upload target folder'. */
export interface UploadTarget {
  /** Id of the album. */
  id: string;
  /** Name of the album. */
  name: string;
  /** A label to show in place of the name, e.g. with the album set in front. Default: the name. */
  title?: string | undefined;
  /** One id for the whole round. */
  guid: string;
}

/** One file of the queue. A success leaves the queue (spec §3 'Per-file upload progress'). */
export interface UploadItem {
  /** Identifies the file in the queue. */
  key: string;
  /** The file. */
  file: File;
  /** The album that it goes to. */
  target: UploadTarget;
  /** The file's hash once it is known: 64 lower-case hexadecimal digits. */
  sha256?: string | undefined;
  /** -1 queued, 0 started, below 1 sending (0.99 at the most), -2 failed. */
  progress: number;
  /** Why it failed: a code of the catalogue, or an unknown one. */
  errorCode?: number | undefined;
  /** A closer reason for `errorCode`, where the server gives one: `quota` for a full account. */
  errorReason?: string | undefined;
}

/** Spec §3 'Upload state', type. */
export const UPLOAD_STATE = { UPLOADING: 1, HAS_ERRORS: 2, COMPLETED: 3 } as const;

/** The state for a panel (spec §3 'Upload state'). Bytes, seconds, and a share of 1 for `progress`. */
export interface UploadSnapshot {
  /** The phase of the upload (spec §3 'Upload state'). */
  type: (typeof UPLOAD_STATE)[keyof typeof UPLOAD_STATE];
  /** The album of the newest files. */
  target: UploadTarget | undefined;
  /** `retryable` of the failed ones can succeed in another try. */
  count: {
    i: number;
    total: number;
    completion: number;
    queue: number;
    error: number;
    retryable: number;
  };
  /** Bytes in all, and bytes done. */
  size: { total: number; done: number };
  /** Share of the bytes that are done, 0 to 1. */
  progress: number;
  /** Bytes a second, over the time used. */
  speed: number;
  /** Seconds used, and seconds remaining; undefined while unknown. */
  time: { used: number; remaining: number | undefined };
  /** Whether the network is lost: uploads wait and continue automatically. */
  waiting: boolean;
  /** The unfinished files, in the order in which they were added. */
  items: readonly UploadItem[];
}

/** The queue's state between two snapshots. */
export interface UploadRecord {
  /** The target of the newest files. */
  target: UploadTarget | undefined;
  waiting: boolean;
  items: readonly UploadItem[];
  /** Files that have left the queue successfully, and their bytes: nothing else is kept of them. */
  done: number;
  doneBytes: number;
  total: number;
  totalBytes: number;
  /** Milliseconds of the clock given to the queue; undefined before the first file. */
  startedAt: number | undefined;
  /** When the last file settled; the clock stops then. */
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

/** The server has read the file and does not accept it. */
const REFUSED: ReadonlySet<number | undefined> = new Set([
  ERROR_CODES.FILE_SIZE_INVALID,
  ERROR_CODES.FILE_TYPE_INVALID,
]);

/** Whether a failed file can succeed in another try: not where its size or type is refused. A full account can be emptied. */
export function canRetry(item: UploadItem): boolean {
  return isFailed(item) && (!REFUSED.has(item.errorCode) || item.errorReason === 'quota');
}

function sentBytes(item: UploadItem): number {
  return item.progress > 0 ? item.progress * item.file.size : 0;
}

/** Spec §4: 1 while the queue is not empty, else 2 while errors remain, else 3. */
function typeOf(queue: number, error: number): UploadSnapshot['type'] {
  if (queue > 0) return UPLOAD_STATE.UPLOADING;
  return error > 0 ? UPLOAD_STATE.HAS_ERRORS : UPLOAD_STATE.COMPLETED;
}

/** Computes the figures from the record; pure, so that each can be tested. `now` in milliseconds. */
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
