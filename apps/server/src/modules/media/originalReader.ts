import type { FastifyBaseLogger } from 'fastify';
import {
  type BlobContent,
  type BlobStore,
  DamagedBlobError,
  promisedHash,
  verifiedStream,
} from '../../storage/index.ts';

export interface OriginalReaderOptions {
  store: BlobStore;
  /** Called when an original turns out to be damaged. */
  onDamaged: (sha256: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Opens a whole blob. The stream of an original fails with `DamagedBlobError` before its last bytes where they are
 * not the uploaded ones. Blobs without a known hash (cleaned copies) are opened unchecked.
 */
export type OriginalReader = (key: string) => Promise<BlobContent>;

export function createOriginalReader({ store, onDamaged, log }: OriginalReaderOptions): OriginalReader {
  return async (key) => {
    const content = await store.get(key);
    const sha256 = promisedHash(key);
    if (sha256 === undefined) return content;
    const stream = verifiedStream(content.stream, sha256);
    stream.on('error', (error) => {
      if (!(error instanceof DamagedBlobError)) return;
      log.error({ sha256 }, 'an original is not what was uploaded');
      onDamaged(sha256).catch((cause: unknown) => log.error({ err: cause, sha256 }, 'damage not noted'));
    });
    return { ...content, stream };
  };
}
