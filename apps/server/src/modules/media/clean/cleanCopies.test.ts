import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BlobStore, createDiskStore, originalKey } from '../../../storage/index.ts';
import { createCleanCopies } from './cleanCopies.ts';

const PHOTOS = 6;

/** A store that counts the originals that are copied at the same time. */
function counting(store: BlobStore) {
  const counts = { now: 0, most: 0 };
  const counted: BlobStore = {
    ...store,
    async get(key, range) {
      counts.now += 1;
      counts.most = Math.max(counts.most, counts.now);
      return store.get(key, range);
    },
    async putFile(key, path, options) {
      await store.putFile(key, path, options);
      counts.now -= 1;
    },
  };
  return { counts, counted };
}

describe('clean copies', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'xiangji-copies-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('are made two at a time, however many are requested at once', async () => {
    const store = createDiskStore({ root });
    const hashes = await Promise.all(
      Array.from({ length: PHOTOS }, async (_, index) => {
        const create = { width: 8, height: 8, channels: 3, background: { r: index, g: 0, b: 0 } } as const;
        const bytes = await sharp({ create }).jpeg().toBuffer();
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        await store.put(originalKey(sha256), Readable.from([bytes]));
        return sha256;
      }),
    );
    const { counts, counted } = counting(store);
    const copyOf = createCleanCopies(counted);
    const keys = await Promise.all(hashes.map((sha256) => copyOf(sha256, 'image/jpeg')));
    expect(counts).toEqual({ now: 0, most: 2 });
    for (const key of keys) expect(await store.head(key ?? '')).toBeDefined();
  });
});
