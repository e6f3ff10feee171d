import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import type { BlobRow } from '../../db/schema.ts';
import {
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
  DamagedBlobError,
  promisedHash,
  verifiedStream,
} from '../../storage/index.ts';
import { SECONDS_PER_DAY, unixNow } from '../../time.ts';

export interface OriginalReaderOptions {
  store: Pick<BlobStore, 'get' | 'head'>;
  /** The results of earlier readings; undefined for bytes without a row. */
  find: (sha256: string) => Promise<Pick<BlobRow, 'size' | 'verified_at' | 'damaged_at'> | undefined>;
  /** Reads an original and records what it found. */
  verify: (sha256: string) => Promise<'right' | 'damaged' | 'missing'>;
  /** Called when an original turns out to be damaged. */
  onDamaged: (sha256: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
  now?: () => number;
}

/** How long one reading answers for the parts of an original that has not been written since. */
const TRUSTED = SECONDS_PER_DAY;
/** Readings at once: each one may be of gigabytes. */
const READINGS_AT_ONCE = 2;
const MS = 1_000;

/**
 * Opens originals: the one reader of every download. No damaged original leaves it whole, and none leaves in parts.
 * Blobs without a known hash (renditions, cleaned copies) are opened unchecked.
 */
export interface OriginalReader {
  /**
   * Opens a blob, or a range of it. The stream of a whole original fails with `DamagedBlobError` before its last bytes
   * where they are not the uploaded ones. For a range the original was read within a day, or is read first: rejects
   * with `DamagedBlobError` before any byte.
   */
  open: (key: string, range?: ByteRange) => Promise<BlobContent>;
  /** Opens a whole blob of which no byte may be sent where it is damaged: rejects with `DamagedBlobError` then. */
  openChecked: (key: string) => Promise<BlobContent>;
}

export function createOriginalReader(options: OriginalReaderOptions): OriginalReader {
  const { store, find, verify, onDamaged, log, now = unixNow } = options;
  const underWay = new Map<string, Promise<'right' | 'damaged' | 'missing'>>();
  const queue = new PQueue({ concurrency: READINGS_AT_ONCE });

  function read(sha256: string) {
    const reading =
      underWay.get(sha256) ?? queue.add(() => verify(sha256)).finally(() => underWay.delete(sha256));
    underWay.set(sha256, reading);
    return reading;
  }

  /** Throws where an original is not what was uploaded, by a reading that still holds or by a new one. */
  async function assertRight(key: string, sha256: string): Promise<void> {
    const [stored, known] = [await store.head(key), await find(sha256)];
    /** Whether a result is newer than the file, so that it still says something about its bytes. */
    const holds = (at: number) =>
      stored !== undefined &&
      stored.size === known?.size &&
      at * MS > stored.modified.getTime() &&
      at <= now();
    const { damaged_at: damaged = 0, verified_at: verified = 0 } = known ?? {};
    if (damaged === 0 && verified > now() - TRUSTED && holds(verified)) return;
    const state = holds(damaged) ? 'damaged' : await read(sha256);
    if (state === 'right') return;
    log.error({ sha256, state }, 'an original is not what was uploaded');
    if (state === 'missing') throw new BlobNotFoundError(`There is no blob ${key}`);
    throw new DamagedBlobError(`The original ${sha256} is damaged`);
  }

  async function openWhole(key: string, sha256: string): Promise<BlobContent> {
    const content = await store.get(key);
    const stream = verifiedStream(content.stream, sha256);
    stream.on('error', (error) => {
      if (!(error instanceof DamagedBlobError)) return;
      log.error({ sha256 }, 'an original is not what was uploaded');
      onDamaged(sha256).catch((cause: unknown) => log.error({ err: cause, sha256 }, 'damage not noted'));
    });
    return { ...content, stream };
  }

  return {
    async open(key, range) {
      const sha256 = promisedHash(key);
      if (sha256 === undefined) return store.get(key, range);
      if (!range) return openWhole(key, sha256);
      await assertRight(key, sha256);
      return store.get(key, range);
    },
    async openChecked(key) {
      const sha256 = promisedHash(key);
      if (sha256 === undefined) return store.get(key);
      await assertRight(key, sha256);
      return openWhole(key, sha256);
    },
  };
}
