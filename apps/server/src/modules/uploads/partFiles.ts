import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath } from '../../storage/index.ts';
import { limitBytes, type PartName, type PartStorage } from './PartStorage.ts';

/** Bytes that are on the disk. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}

/** Keeps parts on the disk of the only server: each is appended to its file. */
export function createPartFiles(partPath: (name: string) => string): PartStorage {
  const pathOf = ({ userId, sha256, size }: PartName): string => partPath(`${userId}.${sha256}.${size}`);

  return {
    have: (name) => sizeOf(pathOf(name)),

    async append(name, source, { offset, signal }) {
      const path = pathOf(name);
      try {
        const target = createWriteStream(path, { flags: 'a', mode: 0o600 });
        await pipeline(source, limitBytes(name.size - offset), target, { signal });
      } finally {
        await syncPath(path);
        if (offset === 0) await syncPath(dirname(path));
      }
    },

    async withWhole(name, use) {
      const hash = createHash('sha256');
      await pipeline(createReadStream(pathOf(name)), hash);
      return use(pathOf(name), hash.digest('hex'));
    },

    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
