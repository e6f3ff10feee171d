import { createHash } from 'node:crypto';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ERROR_CODES } from '@xiangji/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { createBlobsRepository } from '../src/modules/blobs/blobs.repository.ts';
import { collectUnknown } from '../src/modules/upkeep/collectUnknown.ts';
import { createRemovalRepository } from '../src/modules/upkeep/removal.repository.ts';
import { type BlobStore, createDiskStore, originalKey, renditionKey } from '../src/storage/index.ts';
import { unixNow } from '../src/time.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const DAY = 86_400;
const UPLOADS = 24;
const ROUNDS = 10;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const madeUpHash = (name: string): string => createHash('sha256').update(name).digest('hex');

describe.each(BACKENDS)('originals without a photo on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let db: Db;
  let store: BlobStore;
  let now: number;
  beforeEach(async () => {
    now = unixNow();
    server = await startServer(backend, ON_DISK, { now: () => now });
    owner = await server.join('owner@example.com');
    db = connect(server.databaseUrl);
    store = createDiskStore({ root: join(server.folder, 'blobs') });
  });
  afterEach(async () => {
    await db.destroy();
    await server.stop();
  });

  const newAlbum = async (name: string) =>
    (await owner.api.folders.create({ params: { id: '0' }, body: { name } })).id;
  const stored = () => Array.fromAsync(store.list(''));
  const pathOf = (key: string) => join(server.folder, 'blobs', 'blobs', key);
  async function leave(key: string, age: number): Promise<void> {
    await mkdir(dirname(pathOf(key)), { recursive: true });
    await writeFile(pathOf(key), 'left by a crash');
    await utimes(pathOf(key), now - age, now - age);
  }

  /** Uploads into an album that is deleted once the first has landed; returns how many of the others were refused. */
  async function uploadIntoDeletedAlbum(round: number): Promise<number> {
    const album = await newAlbum(`Album ${round}`);
    const { upload_token } = await owner.api.account.uploadToken();
    const seeds = Array.from({ length: UPLOADS }, (_, index) => round * UPLOADS + index);
    const pictures = await Promise.all(seeds.map((seed) => makeJpeg({ seed })));
    const [first, ...rest] = pictures.map((bytes, index) =>
      owner.upload(album, { bytes, name: `${index}.jpg` }, upload_token),
    );
    await first;
    await owner.api.folders.remove({ params: { id: album } });
    const codes = (await Promise.all(rest)).map(([code]) => code);
    return codes.filter((code) => code === ERROR_CODES.NOT_FOUND).length;
  }

  it('removes an upload into an album that was deleted at the same time', async () => {
    // On a busy machine all of a round may land before the deletion.
    let refused = 0;
    for (let round = 0; refused === 0 && round < ROUNDS; round += 1)
      refused = await uploadIntoDeletedAlbum(round);
    expect(refused).toBeGreaterThan(0);
    now += 31 * DAY;
    await server.runJobs();
    await server.runJobs();
    expect(await stored()).toEqual([]);
    expect(await db.selectFrom('blobs').select('sha256').execute()).toEqual([]);
  });

  it('writes the row before the bytes, so that no crash leaves unknown bytes', async () => {
    const bytes = await makeJpeg({ seed: 31 });
    const album = await newAlbum('Album');
    // A folder in place of the original: the upload fails where it would store the bytes.
    await mkdir(pathOf(originalKey(hashOf(bytes))), { recursive: true });
    const [code] = await owner.upload(album, { bytes, name: 'a.jpg' });
    expect(code).toBe(ERROR_CODES.SYSTEM);
    const row = await db.selectFrom('blobs').select(['sha256', 'refs']).executeTakeFirst();
    expect(row).toEqual({ sha256: hashOf(bytes), refs: 0 });
  });

  it('removes unknown files of more than a day, and neither young ones nor those of photos', async () => {
    const album = await newAlbum('Album');
    const bytes = await makeJpeg({ seed: 3 });
    await owner.upload(album, { bytes, name: 'a.jpg' });
    await leave(renditionKey(hashOf(bytes), 'clean-3'), 2 * DAY);
    const before = await stored();
    // A copy of an older version.
    await leave(renditionKey(hashOf(bytes), 'clean-2'), 2 * DAY);
    const [old, young] = [madeUpHash('old'), madeUpHash('young')];
    await leave(originalKey(old), 2 * DAY);
    await leave(renditionKey(old, 'w480.webp'), 2 * DAY);
    await leave(originalKey(young), DAY / 2);
    await utimes(pathOf(originalKey(hashOf(bytes))), now - 9 * DAY, now - 9 * DAY);
    expect(await server.runJobs()).toContain('unknown-files');
    expect((await stored()).toSorted()).toEqual([...before, originalKey(young)].toSorted());
    expect(await db.selectFrom('blobs').select('sha256').execute()).toEqual([{ sha256: hashOf(bytes) }]);
  });

  it('makes an upload of the same bytes wait for the removal, and keeps the upload', async () => {
    const album = await newAlbum('Album');
    const bytes = await makeJpeg({ seed: 4 });
    const key = originalKey(hashOf(bytes));
    await leave(key, 2 * DAY);
    let upload: Promise<[number, string, unknown]> | undefined;
    const slowStore: BlobStore = {
      ...store,
      async delete(removed) {
        // The upload begins in the middle of the removal, and does not end before it.
        upload ??= owner.upload(album, { bytes, name: 'a.jpg' });
        const settled = await Promise.race([upload.then(() => 'done'), waiting()]);
        expect(settled).toBe('waits');
        await store.delete(removed);
      },
    };
    const waiting = async () => {
      await expect.poll(() => readdir(join(server.folder, 'blobs', 'temp'))).not.toEqual([]);
      return 'waits';
    };
    expect(
      await collectUnknown({ repository: createRemovalRepository(db), store: slowStore, now: () => now }),
    ).toEqual([key]);
    expect((await upload)?.[0]).toBe(0);
    expect((await stat(pathOf(key))).size).toBe(bytes.length);
  });

  it('registers no bytes while a removal of them is in progress', async () => {
    const sha256 = madeUpHash('removed_at');
    const blob = { sha256, size: 1, mime: 'image/jpeg', meta: '{}', ctime: now };
    await db
      .insertInto('blobs')
      .values({ ...blob, removed_at: now, refs: 0, touched: 0 })
      .execute();
    expect(await createBlobsRepository(db).register(blob)).toBe(false);
    await db.updateTable('blobs').set({ removed_at: 0 }).execute();
    expect(await createBlobsRepository(db).register(blob)).toBe(true);
  });

  it('removes nothing where so much is unknown that the database cannot be the right one', async () => {
    const keys = Array.from({ length: 101 }, (_, index) => originalKey(madeUpHash(`${index}`)));
    await Promise.all(keys.map((key) => leave(key, 2 * DAY)));
    await expect(
      collectUnknown({ repository: createRemovalRepository(db), store, now: () => now }),
    ).rejects.toThrow('unknown');
    expect(await stored()).toHaveLength(keys.length);
    expect(
      await collectUnknown({ repository: createRemovalRepository(db), store, now: () => now, force: true }),
    ).toHaveLength(keys.length);
    expect(await stored()).toEqual([]);
  });
});
