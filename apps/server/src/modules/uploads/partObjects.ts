import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type BlobStore, hashingStream, PARTS_PREFIX } from '../../storage/index.ts';
import { limitBytes, type PartName, type PartStorage } from './PartStorage.ts';

type Store = Pick<BlobStore, 'tempPath' | 'putFile' | 'get' | 'list' | 'head' | 'delete'>;

interface Piece {
  key: string;
  offset: number;
  length: number;
}

const prefixOf = (userId: string) => `${PARTS_PREFIX}/${userId}`;
const folderOf = ({ userId, sha256, size }: PartName) => `${prefixOf(userId)}/${sha256}.${size}`;

function pieceOf(key: string): Piece {
  const [offset = 0, length = 0] = key
    .slice(key.lastIndexOf('/') + 1)
    .split('-')
    .map(Number);
  return { key, offset, length };
}

/**
 * Pieces from the beginning of the file on, each starting where the previous one ends: of several at one offset the
 * longest.
 */
function chainOf(pieces: readonly Piece[]): Piece[] {
  const chain: Piece[] = [];
  let end = 0;
  for (const piece of pieces.toSorted((a, b) => a.offset - b.offset || b.length - a.length)) {
    if (piece.offset !== end) continue;
    chain.push(piece);
    end += piece.length;
  }
  return chain;
}

/**
 * Keeps parts in the bucket that all servers share: each is an object `parts/<user>/<hash>.<size>/<offset>-<length>`, so
 * that any server takes the next one.
 */
export function createPartObjects(store: Store): PartStorage {
  const chain = async (name: PartName) =>
    chainOf((await Array.fromAsync(store.list(folderOf(name)))).map(pieceOf));

  async function* bytesOf(pieces: readonly Piece[]) {
    for (const { key } of pieces) yield* (await store.get(key)).stream;
  }

  async function removeFolder(folder: string): Promise<void> {
    for await (const key of store.list(folder)) await store.delete(key);
  }

  return {
    async have(name) {
      const last = (await chain(name)).at(-1);
      return last ? last.offset + last.length : 0;
    },

    async append(name, source, { offset, signal }) {
      const path = store.tempPath();
      try {
        const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
        await pipeline(source, limitBytes(name.size - offset), target, { signal });
      } finally {
        // There is no file where the stream broke off before its first byte.
        const size = (await stat(path).catch(() => undefined))?.size ?? 0;
        if (size > 0) await store.putFile(`${folderOf(name)}/${offset}-${size}`, path);
        await rm(path, { force: true });
      }
    },

    async withWhole(name, use) {
      const path = store.tempPath();
      const { stream: hashing, digest } = hashingStream();
      try {
        await pipeline(
          bytesOf(await chain(name)),
          hashing,
          createWriteStream(path, { flags: 'wx', mode: 0o600 }),
        );
        return await use(path, digest());
      } finally {
        await rm(path, { force: true });
      }
    },

    remove: (name) => removeFolder(folderOf(name)),
  };
}
