import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MediaRejection } from '../../media/index.ts';
import { type BlobStore, syncPath } from '../../storage/index.ts';

/**
 * A file that arrives in parts. Its name holds its owner: no account can reach the parts of another, nor learn from
 * them what others have.
 */
export interface PartName {
  userId: string;
  /** The hash that the whole file will have. */
  sha256: string;
  /** Bytes of the whole file. */
  size: number;
}

/** Unfinished files of one person; the longest untouched makes room for the next. */
const MOST_UNFINISHED = 16;

/** Opens the files in the making that outlive a request and a server. */
export function createPartFiles(store: Pick<BlobStore, 'partPath'>) {
  const pathOf = ({ userId, sha256, size }: PartName): string =>
    store.partPath(`${userId}.${sha256}.${size}`);

  /** Bytes that lie on the disk. */
  async function have(path: string): Promise<number> {
    const found = await stat(path).catch(() => undefined);
    return found?.size ?? 0;
  }

  async function makeRoom(path: string, userId: string): Promise<void> {
    const folder = dirname(path);
    const own = (await readdir(folder)).filter((name) => name.startsWith(`${userId}.`));
    if (own.length < MOST_UNFINISHED) return;
    const dated = await Promise.all(
      own.map(async (name) => {
        const found = await stat(join(folder, name)).catch(() => undefined);
        return { name, touched: found?.mtimeMs ?? 0 };
      }),
    );
    const oldest = dated.toSorted((a, b) => b.touched - a.touched).slice(MOST_UNFINISHED - 1);
    for (const { name } of oldest) await rm(join(folder, name), { force: true });
  }

  return {
    pathOf,
    have,

    /**
     * Appends a stream. Bytes that have arrived stay when the stream breaks off, and are on stable storage before
     * this settles. Throws MediaRejection where more comes than the file is long.
     */
    async append(name: PartName, source: Readable, signal: AbortSignal): Promise<void> {
      const path = pathOf(name);
      const before = await have(path);
      let length = before;
      const meter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          length += chunk.length;
          if (length > name.size) done(new MediaRejection('size', 'More bytes than the file is long'));
          else done(null, chunk);
        },
      });
      if (before === 0) await makeRoom(path, name.userId);
      try {
        const target = createWriteStream(path, { flags: 'a', mode: 0o600 });
        await pipeline(source, meter, target, { signal });
      } finally {
        await syncPath(path);
        if (before === 0) await syncPath(dirname(path));
      }
    },

    /** Whether the whole file is what it was announced as. */
    async isWhole(name: PartName): Promise<boolean> {
      const hash = createHash('sha256');
      await pipeline(createReadStream(pathOf(name)), hash);
      return hash.digest('hex') === name.sha256;
    },

    remove: (name: PartName): Promise<void> => rm(pathOf(name), { force: true }),
  };
}
