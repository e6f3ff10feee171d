/** The state of an upload as the panel shows it. */
export interface UploadStatus {
  /** The state of the whole upload. */
  state: 'uploading' | 'completed' | 'failed';
  /** Files: those at work or done, all, stored ones, failed ones, and those of them that can be retried. */
  position: number;
  /** All files. */
  total: number;
  /** Uploaded files. */
  done: number;
  /** Failed files. */
  failed: number;
  /** Failed files that can be retried. */
  retryable: number;
  /** 0 to 1, by bytes. */
  progress: number;
  /** Bytes a second. */
  speed: number;
  /** Seconds; undefined while it cannot be estimated. */
  remaining: number | undefined;
  /** The connection is lost; the upload continues when it returns. */
  offline: boolean;
}

/** A file as its row shows it. */
export interface UploadRow {
  /** Identifies the file. */
  key: string;
  /** Name of the file. */
  name: string;
  /** The state of the file. */
  state: 'queued' | 'uploading' | 'failed';
  /** 0 to 1 while it is uploading. */
  progress: number;
  /** Why it failed. @default 'Failed' */
  error?: string | undefined;
}
