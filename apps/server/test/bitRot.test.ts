import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Db } from '../src/db/connect.ts';
import { originalKey, renditionKey } from '../src/storage/index.ts';
import { unixNow } from '../src/time.ts';
import type { Browser } from './browser.ts';
import { makeJpeg } from './pictures.ts';
import { BACKENDS, ON_DISK, startServer, type TestServer } from './startServer.ts';

const DAY = 86_400;
const TOKEN = 'a-token-of-the-tests';
/** More than one chunk of a stream. */
const LONG = { width: 900, height: 700, noise: true };

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe.each(BACKENDS)('an original whose bytes change on the disk, on %s', (backend) => {
  let server: TestServer;
  let owner: Browser;
  let album: string;
  let db: Db;
  let now: number;
  beforeEach(async () => {
    now = unixNow();
    server = await startServer(
      backend,
      { ...ON_DISK, METRICS_TOKEN: TOKEN, SESSION_DAYS: '365' },
      { now: () => now },
    );
    owner = await server.join('owner@example.com');
    album = (await owner.api.folders.create({ params: { id: '0' }, body: { name: 'A' } })).id;
    db = connect(server.databaseUrl);
  });
  afterEach(async () => {
    await db.destroy();
    await server.stop();
  });

  const pathOf = (bytes: Uint8Array) => join(server.folder, 'blobs', 'blobs', originalKey(hashOf(bytes)));
  async function flip(bytes: Uint8Array, at = bytes.length >> 1): Promise<void> {
    const damaged = Uint8Array.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 1;
    await writeFile(pathOf(bytes), damaged);
  }
  async function send(bytes: Uint8Array<ArrayBuffer>, name = 'a.jpg') {
    const [code, , data] = await owner.upload(album, { bytes, name });
    expect(code).toBe(0);
    return data?.file.id ?? '';
  }
  const stateOf = (bytes: Uint8Array) =>
    db
      .selectFrom('blobs')
      .select(['verified_at', 'damaged_at'])
      .where('sha256', '=', hashOf(bytes))
      .executeTakeFirst();
  const check = async (bytes: Uint8Array) =>
    (
      await owner.api.uploads.check({
        body: { pid: album, files: [{ sha256: hashOf(bytes), size: bytes.length }] },
      })
    ).list.length;
  async function metrics(): Promise<Record<string, number>> {
    const headers = { authorization: `Bearer ${TOKEN}` };
    const text = await (await fetch(`${server.origin}/metrics`, { headers })).text();
    const lines = text.matchAll(/^(xiangji_blobs_\w+) (\d+)$/gm);
    return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, Number(value)]));
  }

  it('is found by the verifying job, which reads everything again after VERIFY_DAYS', async () => {
    const [good, bad] = [await makeJpeg({ seed: 1 }), await makeJpeg({ seed: 2 })];
    await send(good);
    await send(bad, 'b.jpg');
    expect(await metrics()).toMatchObject({ xiangji_blobs_verified_oldest_timestamp_seconds: 0 });
    await server.runJobs();
    expect(await stateOf(bad)).toEqual({ verified_at: now, damaged_at: 0 });
    expect(await metrics()).toEqual({
      xiangji_blobs_damaged: 0,
      xiangji_blobs_verified_oldest_timestamp_seconds: now,
    });
    await flip(bad);
    now += DAY;
    await server.runJobs();
    expect(await stateOf(bad)).toEqual({ verified_at: now - DAY, damaged_at: 0 });
    now += 30 * DAY;
    await server.runJobs();
    expect(await stateOf(bad)).toEqual({ verified_at: now, damaged_at: now });
    expect(await stateOf(good)).toEqual({ verified_at: now, damaged_at: 0 });
    expect(await metrics()).toMatchObject({ xiangji_blobs_damaged: 1 });
    await rm(pathOf(good));
    now += 31 * DAY;
    await server.runJobs();
    expect(await metrics()).toMatchObject({ xiangji_blobs_damaged: 2 });
  });

  it.each([
    ['of one chunk', {}],
    ['of many chunks', LONG],
  ])('breaks its download off, and never delivers all bytes (%s)', async (_, options) => {
    const bytes = await makeJpeg({ seed: 5, ...options });
    const { url } = await owner.api.files.download({ params: { id: await send(bytes) } });
    const download = async () => Buffer.from(await (await owner.browse(server.origin + url)).arrayBuffer());
    expect(await download()).toEqual(Buffer.from(bytes));
    await flip(bytes, 40);
    await expect(download()).rejects.toThrow();
    await expect.poll(async () => (await stateOf(bytes))?.damaged_at).toBe(now);
    expect(await metrics()).toMatchObject({ xiangji_blobs_damaged: 1 });
  });

  it('is requested again once its damage is known, and is repaired by the right bytes', async () => {
    const bytes = await makeJpeg({ seed: 6 });
    const id = await send(bytes);
    expect(await check(bytes)).toBe(1);
    await flip(bytes);
    now += 31 * DAY;
    await server.runJobs();
    expect(await check(bytes)).toBe(0);
    expect(await send(bytes)).toBe(id);
    expect(await readFile(pathOf(bytes))).toEqual(Buffer.from(bytes));
    expect(await stateOf(bytes)).toEqual({ verified_at: 0, damaged_at: 0 });
    expect(await check(bytes)).toBe(1);
  });

  it('is repaired by the right bytes also before its damage is known', async () => {
    const bytes = await makeJpeg({ seed: 7 });
    const id = await send(bytes);
    await flip(bytes);
    const cleaned = join(server.folder, 'blobs', 'blobs', renditionKey(hashOf(bytes), 'clean.jpg'));
    await writeFile(cleaned, 'made from damaged bytes');
    expect(await send(bytes)).toBe(id);
    expect(await readFile(pathOf(bytes))).toEqual(Buffer.from(bytes));
    await expect(readFile(cleaned)).rejects.toThrow('ENOENT');
    await writeFile(pathOf(bytes), bytes.subarray(1));
    expect(await check(bytes)).toBe(0);
    expect(await send(bytes)).toBe(id);
    expect(await readFile(pathOf(bytes))).toEqual(Buffer.from(bytes));
  });
});
