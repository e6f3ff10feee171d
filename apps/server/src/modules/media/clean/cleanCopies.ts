import { rm, writeFile } from 'node:fs/promises';
import PQueue from 'p-queue';
import { commitRenditions, type MediaPool, MediaRejection } from '../../../media/index.ts';
import { type BlobStore, originalKey, renditionKey, withLocalCopy } from '../../../storage/index.ts';

/** Stored next to the renditions, and deleted with them. Another number replaces copies that an older version has made. */
const NAME = 'clean-3';
const ANY_VERSION = /^clean-\d+$/;
/** Each copy takes the disk space of its original twice while it is made. */
const COPIES_AT_ONCE = 2;

/** Whether a key is that of a copy that an older version has made, and no version reads any more. */
export function isOldCopy(key: string): boolean {
  const name = key.slice(key.lastIndexOf('/') + 1);
  return key.startsWith('renditions/') && ANY_VERSION.test(name) && name !== NAME;
}

/**
 * Copies of originals without metadata, made on the first request. `find` returns the copy's key; `none` where the
 * original cannot be cleaned: a picture has a full-size rendition then. It rejects with BlobNotFoundError where the
 * original is lost. `stored` makes nothing.
 */
export function createCleanCopies(store: BlobStore, pool: Pick<MediaPool, 'clean' | 'full'>) {
  const underWay = new Map<string, Promise<void>>();
  const queue = new PQueue({ concurrency: COPIES_AT_ONCE });

  /** The whole picture decoded and written again, which has no metadata; movies have none. */
  async function makeFull(sha256: string, source: string, mime: string): Promise<void> {
    try {
      await commitRenditions(store, sha256, { renditions: [await pool.full(source, mime)] });
    } catch (error) {
      if (!(error instanceof MediaRejection)) throw error;
    }
  }

  /** A file without bytes says that there is no copy, so that it is not tried again for every request. */
  async function make(sha256: string, key: string, mime: string): Promise<void> {
    await withLocalCopy(store, originalKey(sha256), async (source) => {
      const copy = await pool.clean(source, mime);
      if (!copy) await makeFull(sha256, source, mime);
      const path = copy ?? store.tempPath();
      try {
        await writeFile(path, '', { flag: 'a' });
        await store.putFile(key, path, { durable: false });
      } finally {
        await rm(path, { force: true });
      }
    });
  }

  async function stored(sha256: string): Promise<string | undefined> {
    const key = renditionKey(sha256, NAME);
    const found = await store.head(key);
    return found && (found.size > 0 ? key : 'none');
  }

  return {
    stored,
    async find(sha256: string, mime: string): Promise<string> {
      const found = await stored(sha256);
      if (found !== undefined) return found;
      const key = renditionKey(sha256, NAME);
      const making =
        underWay.get(key) ?? queue.add(() => make(sha256, key, mime)).finally(() => underWay.delete(key));
      underWay.set(key, making);
      await making;
      return (await stored(sha256)) ?? 'none';
    },
  };
}
