import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaPool, type MediaPool } from '../../../media/index.ts';
import { type BlobStore, createDiskStore, originalKey, renditionKey } from '../../../storage/index.ts';
import { createCleanCopies, isOldCopy } from './cleanCopies.ts';

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
  let store: BlobStore;
  let pool: MediaPool;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'xiangji-copies-'));
    store = createDiskStore({ root });
    pool = createMediaPool({ store });
  });
  afterAll(async () => {
    await pool.close();
    await rm(root, { recursive: true, force: true });
  });

  async function storeBytes(bytes: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await store.put(originalKey(sha256), Readable.from([bytes]));
    return sha256;
  }

  it('are made two at a time, however many are requested at once', async () => {
    const hashes = await Promise.all(
      Array.from({ length: PHOTOS }, async (_, index) => {
        const create = { width: 8, height: 8, channels: 3, background: { r: index, g: 0, b: 0 } } as const;
        const bytes = await sharp({ create }).jpeg().toBuffer();
        return storeBytes(bytes);
      }),
    );
    const { counts, counted } = counting(store);
    const copies = createCleanCopies(counted, pool);
    const keys = await Promise.all(hashes.map((sha256) => copies.find(sha256, 'image/jpeg')));
    expect(counts).toEqual({ now: 0, most: 2 });
    for (const key of keys) expect((await store.head(key))?.size).toBeGreaterThan(0);
  });

  it('are not kept where they do not show the picture: a rendition is made, and nothing is tried again', async () => {
    const jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer();
    const segments = Array.from({ length: 10_001 }, () => Buffer.from([0xff, 0xee, 0, 2]));
    const sha256 = await storeBytes(Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]));
    let tries = 0;
    const clean: MediaPool['clean'] = (...input) => {
      tries += 1;
      return pool.clean(...input);
    };
    const copies = createCleanCopies(store, { ...pool, clean });
    expect(await copies.stored(sha256)).toBeUndefined();
    expect(await copies.find(sha256, 'image/jpeg')).toBe('none');
    expect(await copies.find(sha256, 'image/jpeg')).toBe('none');
    expect(tries).toBe(1);
    const { stream } = await store.get(renditionKey(sha256, 'full.jpg'));
    expect(await sharp(await buffer(stream)).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('of older versions belong to no original any more', () => {
    const sha256 = 'ab'.repeat(32);
    const old = ['clean-1', 'clean-2', 'clean-3', 'w480.webp'].map((name) =>
      isOldCopy(renditionKey(sha256, name)),
    );
    expect(old).toEqual([true, true, false, false]);
    expect(isOldCopy(originalKey(sha256))).toBe(false);
  });
});
