import { mkdir, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import PQueue from 'p-queue';
import { type BlobStore, originalKey, withLocalCopy } from '../storage/index.ts';
import { cleanCopy } from './cleanCopy.ts';
import type { DecoderJob, DecoderResults } from './decoderJobs.ts';
import {
  DecoderCrash,
  type DecoderOptions,
  type DecoderProcess,
  residentBytes,
  startDecoder,
} from './decoderProcess.ts';
import { type CropRequest, ensureCrop } from './ensureCrop.ts';
import { type EnsuredRendition, type EnsureOptions, ensureRendition } from './ensureRendition.ts';
import { expectedBytes } from './expectedBytes.ts';
import { FairQueue, type FairQueueOptions } from './FairQueue.ts';
import { DEFAULT_MEDIA_LIMITS, type MediaLimits } from './limits.ts';
import { MediaRejection } from './MediaRejection.ts';
import type { MediaReport, Rendition } from './MediaReport.ts';
import type { LocalTime } from './metadata/offset.ts';

/** How the pool works. */
export interface MediaPoolOptions {
  readonly store: BlobStore;
  /** Decoder processes at work at once; 2 unless given. */
  readonly concurrency?: number;
  readonly limits?: Partial<MediaLimits>;
  /** Idle decoders end after this many milliseconds and release their memory; 10,000 unless given. */
  readonly idleMs?: number;
  /** Folders of files to process, besides the store's own for uploads: decoders can read no others. */
  readonly readFrom?: readonly string[];
}

/** Facts about an upload that the caller knows. */
export interface ProcessOptions {
  /** Bytes, from `receiveStream`. */
  readonly size: number;
  /** Whether MP4, MOV and WebM are accepted (the server's setting `uploads.video`). */
  readonly allowVideo: boolean;
  /** Whose upload it is: accounts take turns. */
  readonly account?: string;
}

/** Decodes uploads in processes of their own; see `createMediaPool`. */
export interface MediaPool {
  /**
   * Checks, decodes and describes a received file, which is not moved. Throws `MediaRejection` for a file that the
   * product does not accept, a plain `Error` for a server error. The renditions wait in a temporary folder: call
   * `commitRenditions` or `discardRenditions` afterwards.
   */
  process(tempPath: string, options: ProcessOptions): Promise<MediaReport>;
  /**
   * The stored rendition nearest above a width, in a format; a missing JPEG is made from the WebP and stored.
   */
  ensureRendition(options: EnsureOptions): Promise<EnsuredRendition>;
  /** A crop of a picture for a cover's card; made on the first request and stored. Returns its key. */
  ensureCrop(request: CropRequest): Promise<string>;
  /** When a stored original was taken, as its bytes tell. Throws `BlobNotFoundError`, or `MediaRejection`. */
  time(sha256: string): Promise<LocalTime>;
  /**
   * The perceptual hash of a stored picture, from its smallest rendition; null where it has too little detail. Throws
   * `BlobNotFoundError` where no rendition is stored.
   */
  hash(sha256: string): Promise<string | null>;
  /**
   * Writes a copy of a local file without metadata to a temporary path, and returns the path. Undefined for a file that
   * cannot be cleaned.
   */
  clean(path: string, mime: string): Promise<string | undefined>;
  /**
   * Makes the full-size rendition of a local picture. It waits in a temporary folder, as those of `process`. Throws
   * `MediaRejection` for a file that is not a picture.
   */
  full(path: string, mime: string): Promise<Rendition>;
  /** Resident memory of all decoders now, in bytes (Linux; 0 elsewhere). */
  memoryBytes(): Promise<number>;
  /** Drops waiting jobs, ends all decoders. */
  close(): Promise<void>;
}

const DEFAULT_CONCURRENCY = 2;
const DEFAULT_IDLE_MS = 10_000;
/** A picture that will take more than this is decoded alone: two at once would need it twice. */
const HEAVY_BYTES = 100_000_000;

/** Assigns decoders to jobs, and replaces those that died or grew. */
function createDecoders(limits: MediaLimits, options: DecoderOptions & { readonly idleMs: number }) {
  const all = new Set<DecoderProcess>();
  const idle: DecoderProcess[] = [];
  let rest: NodeJS.Timeout | undefined;
  const stop = (decoder: DecoderProcess): void => {
    decoder.stop();
    all.delete(decoder);
  };
  const stopIdle = (): void => idle.splice(0).forEach(stop);
  const take = (): DecoderProcess => {
    clearTimeout(rest);
    const waiting = idle.pop();
    if (waiting?.alive) return waiting;
    if (waiting) stop(waiting);
    const fresh = startDecoder(limits, options);
    all.add(fresh);
    return fresh;
  };
  const giveBack = (decoder: DecoderProcess, needsReplacement: boolean): void => {
    if (needsReplacement || !decoder.alive) stop(decoder);
    else idle.push(decoder);
    clearTimeout(rest);
    rest = setTimeout(stopIdle, options.idleMs).unref();
  };
  const stopAll = (): void => {
    clearTimeout(rest);
    idle.length = 0;
    for (const decoder of all) stop(decoder);
  };
  return { take, giveBack, stopIdle, stopAll, pids: () => [...all].map((decoder) => decoder.pid) };
}

type Decoders = ReturnType<typeof createDecoders>;

/** Runs one job on a decoder, and a second time where the decoder died. */
function createRunTwice(decoders: Decoders, closing: AbortController) {
  async function runNow(job: DecoderJob): Promise<DecoderResults[keyof DecoderResults]> {
    const decoder = decoders.take();
    let needsReplacement = false;
    try {
      const reply = await decoder.run(job);
      needsReplacement = reply.needsReplacement;
      if (reply.outcome === 'rejected') throw new MediaRejection(reply.reason, reply.detail, reply.encoding);
      if (reply.outcome === 'fault') throw new Error(`Decoding failed: ${reply.detail}`);
      return reply.value;
    } finally {
      decoders.giveBack(decoder, needsReplacement);
    }
  }
  // A decoder may die for a reason other than the file (the system is short of memory): a second one decides.
  return (job: DecoderJob) =>
    runNow(job).catch((error: unknown) => {
      if (!(error instanceof DecoderCrash) || closing.signal.aborted) throw error;
      return runNow(job).catch((again: unknown) => {
        throw again instanceof DecoderCrash ? new MediaRejection('type', again.message) : again;
      });
    });
}

/** Runs jobs as many at once as there are decoders; `runAlone` is for those that need the memory of all. */
function createQueues(
  decoders: Decoders,
  { concurrency, closing }: { concurrency: number; closing: AbortController },
) {
  const queue = new PQueue<FairQueue, FairQueueOptions>({ concurrency, queueClass: FairQueue });
  const heavy = new PQueue<FairQueue, FairQueueOptions>({ concurrency: 1, queueClass: FairQueue });
  const runTwice = createRunTwice(decoders, closing);

  const run = (job: DecoderJob, account?: string) =>
    queue.add(() => runTwice(job), { signal: closing.signal, account });
  // Running jobs end first. Waiting jobs run before the next heavy one.
  const runAlone = (job: DecoderJob, account?: string) =>
    heavy.add(
      async () => {
        queue.pause();
        try {
          await queue.onPendingZero();
          closing.signal.throwIfAborted();
          decoders.stopIdle();
          return await runTwice(job);
        } finally {
          queue.start();
        }
      },
      { signal: closing.signal, account },
    );

  return { run, runAlone, onIdle: () => Promise.all([heavy.onIdle(), queue.onIdle()]) };
}

/** Jobs that read a local file of a user. */
function createFileJobs({
  store,
  limits,
  queues: { run, runAlone },
  closing,
}: {
  store: BlobStore;
  limits: MediaLimits;
  queues: Pick<ReturnType<typeof createQueues>, 'run' | 'runAlone'>;
  closing: AbortSignal;
}): Pick<MediaPool, 'process' | 'full' | 'clean'> {
  const runOn = async (path: string, job: DecoderJob, account?: string) =>
    (await expectedBytes(path)) > HEAVY_BYTES ? runAlone(job, account) : run(job, account);

  /** Runs a job with a temporary folder, which is removed unless the job leaves renditions in it. */
  async function inFolder<T>(work: (folder: string) => Promise<T>, isEmpty: (result: T) => boolean) {
    closing.throwIfAborted();
    const folder = store.tempPath();
    await mkdir(folder);
    let isKept = false;
    try {
      const result = await work(folder);
      isKept = !isEmpty(result);
      return result;
    } finally {
      if (!isKept) await rm(folder, { recursive: true, force: true });
    }
  }

  return {
    process: (path, { account, ...wanted }) =>
      inFolder(
        async (folder) => {
          const input = { ...wanted, path, folder, limits };
          return (await runOn(path, { task: 'process', input }, account)) as DecoderResults['process'];
        },
        ({ renditions }) => renditions.length === 0,
      ),
    full: (path, mime) =>
      inFolder(
        async (folder) => {
          const input = { path, mime, folder, limits };
          return (await runOn(path, { task: 'full', input })) as DecoderResults['full'];
        },
        () => false,
      ),
    clean: (source, mime) =>
      cleanCopy(
        {
          store,
          plan: async (path) =>
            (await run({ task: 'plan', input: { path, mime } })) as DecoderResults['plan'],
          isSame: async (path, copy) =>
            (await runOn(path, {
              task: 'compare',
              input: { path, copy, mime, limits },
            })) as DecoderResults['compare'],
        },
        source,
      ),
  };
}

/**
 * A pool of decoder processes with a queue. A crash, an endless loop or a memory bomb in a decoder ends that process
 * and refuses that file; the server and the other uploads continue.
 */
export function createMediaPool(options: MediaPoolOptions): MediaPool {
  const { store, concurrency = DEFAULT_CONCURRENCY, idleMs = DEFAULT_IDLE_MS, readFrom = [] } = options;
  const limits: MediaLimits = { ...DEFAULT_MEDIA_LIMITS, ...options.limits };
  const decoders = createDecoders(limits, {
    processes: concurrency,
    readFrom: [store.tempPath(), store.partPath?.('any') ?? []].flat().map(dirname).concat(readFrom),
    idleMs,
  });
  const closing = new AbortController();
  const queues = createQueues(decoders, { concurrency, closing });
  const { run, onIdle } = queues;

  const ensure = (wanted: EnsureOptions) =>
    ensureRendition({ store, rescale: (input) => run({ task: 'rescale', input }) }, wanted);

  return {
    ...createFileJobs({ store, limits, queues, closing: closing.signal }),
    ensureRendition: ensure,
    time: (sha256) =>
      withLocalCopy(store, originalKey(sha256), async (path) => {
        const { size } = await stat(path);
        const input = { path, size, folder: '', allowVideo: true, limits };
        return (await run({ task: 'time', input })) as DecoderResults['time'];
      }),
    async hash(sha256) {
      const { key } = await ensure({ sha256, width: 0, format: 'webp' });
      return withLocalCopy(store, key, async (source) => {
        const hash = await run({ task: 'hash', input: { source } });
        return hash as DecoderResults['hash'];
      });
    },
    ensureCrop: (request) => ensureCrop({ store, crop: (input) => run({ task: 'crop', input }) }, request),
    async memoryBytes() {
      const sizes = await Promise.all(decoders.pids().map(residentBytes));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    async close() {
      closing.abort(new Error('The media pool is closed'));
      decoders.stopAll();
      await onIdle();
    },
  };
}
