import { ERROR_CODES } from '../contract/errorCodes.ts';
import { UPLOAD } from '../contract/limits.ts';
import { ApiError } from '../errors/ApiError.ts';
import { canRead } from './canRead.ts';
import type { Concurrency } from './createConcurrency.ts';
import { type ConnectionMonitor, isNetworkError } from './createConnectionMonitor.ts';
import type { RecordStore } from './createRecordStore.ts';
import type { TokenHolder } from './createTokenHolder.ts';
import { UNREADABLE, UnreadableFile, withFile } from './lazyFile.ts';
import type { UploadRequest, UploadResult } from './uploadFile.ts';
import { FILE_CHANGED, type UploadItem } from './uploadState.ts';

export interface SenderOptions {
  send: (request: UploadRequest) => Promise<UploadResult>;
  webp: () => boolean;
  /** A still image of a video. */
  drawPoster: ((file: File) => Promise<Blob | undefined>) | undefined;
  tokens: TokenHolder;
  store: RecordStore;
  concurrency: Concurrency;
  connection: Pick<ConnectionMonitor, 'lost'>;
  /** Called when a file is stored. It is then removed from the queue. */
  onDone: (key: string, file: UploadResult['file']) => void;
  /** Called when a file is sent again automatically. */
  onAgain: (key: string) => void;
  /** Called when a file is refused and cannot be sent later either. */
  onRejected: (key: string) => void;
}

/** After this many lost connections, the file itself is probably the cause. */
const MOST_CUTS = 5;
/** Error codes with which the server refuses a file. */
const REFUSED: ReadonlySet<number> = new Set([ERROR_CODES.FILE_SIZE_INVALID, ERROR_CODES.FILE_TYPE_INVALID]);

/** The state of a file that cannot be read. The card that it is on may come back, so it can be retried. */
const CHANGED = {
  progress: UPLOAD.PROGRESS_FAILED,
  errorCode: undefined,
  errorReason: FILE_CHANGED,
} as const satisfies Partial<UploadItem>;

/** Returns whether the server requests a pause because of too many requests. */
function isFlood(error: ApiError): boolean {
  return error.is(ERROR_CODES.ILLEGAL_REQUEST) && error.reason === 'rate';
}

/** Decides whether a failed file is sent again automatically. */
function createRetries({ connection, tokens }: Pick<SenderOptions, 'connection' | 'tokens'>) {
  const failures = new Map<string, number>();
  return {
    /** Counts a failure. Returns true if the file itself is not the cause and it should be sent again. */
    isAgain(key: string, error: unknown): boolean {
      if (!(error instanceof ApiError)) return false;
      const times = (failures.get(key) ?? 0) + 1;
      failures.set(key, times);
      if (isNetworkError(error) || isFlood(error)) {
        connection.lost();
        return times < MOST_CUTS;
      }
      if (!error.is(ERROR_CODES.NOT_SIGNED_IN)) return false;
      tokens.drop();
      return times === 1;
    },
    forget: (key: string) => failures.delete(key),
  };
}

/** Sends single files, and retries or rejects those that fail. */
export function createSender(options: SenderOptions) {
  const { send, webp, drawPoster, tokens, store, concurrency, onDone, onAgain, onRejected } = options;
  const running = new Map<string, AbortController>();
  const retries = createRetries(options);

  function fail(key: string, error: unknown): void {
    if (retries.isAgain(key, error)) {
      store.setItem(key, { progress: UPLOAD.PROGRESS_QUEUED });
      onAgain(key);
      return;
    }
    const known = error instanceof ApiError ? error : undefined;
    const errorCode = known?.code ?? ERROR_CODES.SYSTEM;
    if (REFUSED.has(errorCode)) onRejected(key);
    // Spec §4: an error of an upload refreshes the token.
    else tokens.drop();
    const failed = {
      progress: UPLOAD.PROGRESS_FAILED,
      errorCode,
      errorReason: error instanceof UnreadableFile ? UNREADABLE : known?.reason,
      errorEncoding: known?.encoding,
    };
    // The file may have changed since it was hashed, so the next attempt computes the hash again.
    store.setItem(key, errorCode === ERROR_CODES.ILLEGAL_REQUEST ? { ...failed, sha256: undefined } : failed);
  }

  async function sendOne(
    { key, file: lazy, sidecar, target, sha256 }: UploadItem,
    signal: AbortSignal,
  ): Promise<void> {
    let counted = 0;
    const count = (sent: number) => {
      concurrency.moved(Math.max(sent - counted, 0));
      counted = Math.max(sent, counted);
    };
    const onProgress = (sent: number, total: number) => {
      count(sent);
      store.moveItem(key, total > 0 ? Math.min(sent / total, UPLOAD.PROGRESS_CAP) : 0);
    };
    const sendFile = async (file: File) => {
      signal.throwIfAborted();
      // The poster is drawn just before its video is sent, so that few posters are in memory.
      const poster = await drawPoster?.(file);
      const { token, domain } = await tokens.get();
      signal.throwIfAborted();
      const to = { token, domain, folderId: target.id, guid: target.guid, webp: webp() };
      return send({ ...to, file, sidecar, poster, sha256, signal, onProgress });
    };
    try {
      const result = await withFile(lazy, sendFile);
      count(lazy.size);
      if (!signal.aborted) onDone(key, result.file);
    } catch (error) {
      // A request with an unreadable file fails like one without a network.
      const isChanged = !signal.aborted && isNetworkError(error) && !(await canRead(lazy));
      if (signal.aborted) return;
      if (isChanged) store.setItem(key, CHANGED);
      else fail(key, error);
    }
  }

  return {
    running: () => running.size,
    /** Sends a file. Settles when the file is stored, has failed or was aborted. */
    async start(item: UploadItem): Promise<void> {
      const controller = new AbortController();
      running.set(item.key, controller);
      store.setItem(item.key, { progress: 0 });
      await sendOne(item, controller.signal);
      running.delete(item.key);
    },
    /** Stops sending these files. */
    end(keys: Iterable<string>): void {
      for (const key of keys) running.get(key)?.abort();
    },
    /** Forgets earlier failures of these files after a retry by the user. */
    forgive(keys: Iterable<string>): void {
      for (const key of keys) retries.forget(key);
    },
  };
}
