import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BlobStore, createDiskStore } from '../storage/index.ts';
import { receiveStream } from './receiveStream.ts';

let root: string;
let store: BlobStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'receive-'));
  store = createDiskStore({ root });
});
afterEach(() => rm(root, { recursive: true, force: true }));
const left = () => readdir(join(root, 'temp'));

test('the bytes arrive unchanged, hashed and counted', async () => {
  const body = Buffer.from('照片'.repeat(50_000));
  const got = await receiveStream(Readable.from([body.subarray(0, 7), body.subarray(7)]), {
    store,
    maxBytes: body.length,
  });
  expect(got.size).toBe(body.length);
  expect(got.sha256).toBe(createHash('sha256').update(body).digest('hex'));
  expect((await readFile(got.tempPath)).equals(body)).toBe(true);
});

test('nothing at all is refused by size', async () => {
  await expect(receiveStream(Readable.from([]), { store, maxBytes: 9 })).rejects.toMatchObject({
    reason: 'size',
  });
  expect(await left()).toEqual([]);
});

test('the limit stops an endless stream while it still flows', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1;
      this.push(Buffer.alloc(65_536));
    },
  });
  const received = receiveStream(endless, { store, maxBytes: 1_000_000 });
  await expect(received).rejects.toMatchObject({ reason: 'size' });
  expect(sent).toBeLessThan(40);
  expect(endless.destroyed).toBe(true);
  expect(await left()).toEqual([]);
});

test('removes the file of a client that disconnects', async () => {
  const source = new PassThrough();
  const controller = new AbortController();
  const received = receiveStream(source, { store, maxBytes: 100, signal: controller.signal });
  source.write('half a photo');
  controller.abort();
  await expect(received).rejects.toMatchObject({ name: 'AbortError' });
  expect(await left()).toEqual([]);
});
