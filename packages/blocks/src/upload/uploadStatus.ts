/** The state of an upload for an `UploadPanel`. */
export interface UploadStatus {
  /** The state of the whole upload. */
  state: 'uploading' | 'completed' | 'failed';
  /** Number of files that are in progress or done. */
  position: number;
  /** Number of all files. */
  total: number;
  /** Number of uploaded files. */
  done: number;
  /** Number of failed files. */
  failed: number;
  /** Number of failed files that can be retried. */
  retryable: number;
  /** Progress by bytes, from 0 to 1. */
  progress: number;
  /** Speed in bytes per second. */
  speed: number;
  /** Remaining time in seconds; undefined while it cannot be estimated. */
  remaining: number | undefined;
  /** Whether the connection is lost. The upload continues when the connection returns. */
  offline: boolean;
}

/** The content of a row for one file. */
export interface UploadRow {
  /** Identifies the file. */
  key: string;
  /** Name of the file. */
  name: string;
  /** The state of the file. */
  state: 'queued' | 'uploading' | 'failed';
  /** Progress from 0 to 1 while the file is uploading. */
  progress: number;
  /** The reason why the file failed. @default 'Failed' */
  error?: string | undefined;
  /**
   * Whether the file failed because it was changed, moved or deleted. The row then says so and lets the user choose it
   * again, for `onReplace`. @default false
   */
  isChanged?: boolean;
}
