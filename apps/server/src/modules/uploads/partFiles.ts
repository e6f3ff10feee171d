import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncPath } from '../../storage/index.ts';
import { limitBytes, MOST_UNFINISHED, type PartName, type PartStorage } from './PartStorage.ts';

/** Bytes that are on the disk. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}

async function makeSpace(folder: string, userId: string): Promise<void> {
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

/** Keeps parts on the disk of the only server: each is appended to its file. */
export function createPartFiles(partPath: (name: string) => string): PartStorage {
  const pathOf = ({ userId, sha256, size }: PartName): string => partPath(`${userId}.${sha256}.${size}`);

  return {
    have: (name) => sizeOf(pathOf(name)),

    async append(name, source, { offset, signal }) {
      const path = pathOf(name);
      if (offset === 0) await makeSpace(dirname(path), name.userId);
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
