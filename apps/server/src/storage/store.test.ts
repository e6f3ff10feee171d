import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startS3, type TestS3 } from '../../test/s3.ts';
import { readSettings } from '../settings/settings.ts';
import {
  BlobNotFoundError,
  type BlobStore,
  createDiskStore,
  InvalidKeyError,
  openS3Store,
  openStore,
  originalKey,
  PARTS_PREFIX,
  sweepDiskTemp,
} from './index.ts';
import { sweepBlobs } from './tempFiles.ts';

interface TestBackend {
  open: (root: string) => Promise<BlobStore>;
  /** After it, nothing can be stored any more. */
  breakDown: () => Promise<void>;
  stop: () => Promise<void>;
}

function diskBackend(): TestBackend {
  let folder = '';
  return {
    open: async (root) => {
      folder = root;
      return createDiskStore({ root });
    },
    breakDown: () => rm(folder, { recursive: true }),
    stop: async () => undefined,
  };
}

/** Every test finds the bucket empty. */
async function s3Backend(): Promise<TestBackend> {
  const server: TestS3 = await startS3();
  return {
    async open(root) {
      const { s3 } = readSettings(server.env);
      if (!s3) throw new Error('No bucket was set');
      // Two keys per page: longer lists need several pages.
      const store = await openS3Store({
        ...s3,
        temp: join(root, 'temp'),
        page: 2,
      });
      for await (const key of store.list('')) await store.delete(key);
      return store;
    },
    breakDown: server.stop,
    stop: server.stop,
  };
}

describe.each(['disk', 's3'])('a store on %s', (kind) => {
  let backend: TestBackend;
  let root: string;
  let store: BlobStore;
  beforeAll(async () => {
    backend = kind === 's3' ? await s3Backend() : diskBackend();
  });
  afterAll(() => backend.stop());
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'store-'));
    store = await backend.open(root);
  });
  afterEach(async () => {
    store.close();
    await rm(root, { recursive: true, force: true });
  });

  const HASH = 'ab'.repeat(32);
  const put = (key: string, body: string) => store.put(key, Readable.from([Buffer.from(body)]));
  const keys = async (prefix: string) => (await Array.fromAsync(store.list(prefix))).sort();

  test('returns a stored blob unchanged, with its size', async () => {
    expect(await put(originalKey(HASH), '相集 album')).toBe(12);
    const { stream, size, length } = await store.get(originalKey(HASH));
    expect([await text(stream), size, length]).toEqual(['相集 album', 12, 12]);
  });

  test('an empty blob can be kept and read', async () => {
    await put('a/empty', '');
    const { stream, size, length } = await store.get('a/empty');
    expect([await text(stream), size, length]).toEqual(['', 0, 0]);
  });

  test('a range counts both ends and is cut at the end of the blob', async () => {
    await put('a/b', '0123456789');
    const part = await store.get('a/b', { start: 2, end: 4 });
    expect([await text(part.stream), part.length, part.size]).toEqual(['234', 3, 10]);
    const rest = await store.get('a/b', { start: 8, end: 99 });
    expect([await text(rest.stream), rest.length]).toEqual(['89', 2]);
    await expect(store.get('a/b', { start: 10 })).rejects.toThrow(RangeError);
  });

  test.each([true, false])(
    'moves a finished file into the store and leaves nothing behind (durable: %s)',
    async (durable) => {
      const path = store.tempPath();
      await writeFile(path, 'moved');
      await store.putFile('renditions/ab/cd/x/w480.webp', path, { durable });
      expect(existsSync(path)).toBe(false);
      expect(await text((await store.get('renditions/ab/cd/x/w480.webp')).stream)).toBe('moved');
    },
  );

  test('a broken source leaves neither a blob nor a temporary file', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('gone');
      })(),
    );
    await expect(store.put('a/b', broken)).rejects.toThrow('gone');
    expect(await store.head('a/b')).toBeUndefined();
    expect(await readdir(dirname(store.tempPath()))).toEqual([]);
  });

  test('replaces a blob by a second put, and deletes it, twice without an error', async () => {
    await put('a/b', 'one');
    await put('a/b', 'three');
    expect(await store.head('a/b')).toMatchObject({ size: 5 });
    await store.delete('a/b');
    await store.delete('a/b');
    await expect(store.get('a/b')).rejects.toThrow(BlobNotFoundError);
  });

  test('copy makes an independent blob and needs its source', async () => {
    await put('a/b', 'one');
    await store.copy('a/b', 'c/d/e');
    await store.delete('a/b');
    expect(await text((await store.get('c/d/e')).stream)).toBe('one');
    await expect(store.copy('a/b', 'c/x')).rejects.toThrow(BlobNotFoundError);
  });

  test('list walks whole segments under a prefix only', async () => {
    await Promise.all(['r/ab/1/w1', 'r/ab/1/w2', 'r/ab/10/w1', 'o/1'].map((key) => put(key, key)));
    expect(await keys('r/ab/1')).toEqual(['r/ab/1/w1', 'r/ab/1/w2']);
    expect(await keys('')).toEqual(['o/1', 'r/ab/1/w1', 'r/ab/1/w2', 'r/ab/10/w1']);
    expect(await keys('nothing/here')).toEqual([]);
  });

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', 'a/./b', '.hidden', 'a\\b', 'a/b\0', 'é', ''])(
    'the key %j is refused everywhere',
    async (key) => {
      await expect(put(key, 'x')).rejects.toThrow(InvalidKeyError);
      await expect(store.get(key)).rejects.toThrow(InvalidKeyError);
      await expect(store.head(key)).rejects.toThrow(InvalidKeyError);
      await expect(store.copy('a/b', key)).rejects.toThrow();
      expect(() => store.delete(key)).toThrow(InvalidKeyError);
    },
  );

  test('reports whether it can be reached', async () => {
    await expect(store.check()).resolves.toBeUndefined();
    await backend.breakDown();
    await expect(store.check()).rejects.toThrow();
  });
});

test('a content hash that is none makes no key', () => {
  expect(() => originalKey('../../etc')).toThrow(TypeError);
});

test('deletes unfinished files that are days old, and keeps recent ones', async () => {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  const store = createDiskStore({ root });
  const [old, young] = [store.tempPath(), store.tempPath()];
  for (const path of [old, young]) await writeFile(path, 'half');
  await utimes(old, 0, 0);
  await sweepDiskTemp({ root });
  expect([existsSync(old), existsSync(young)]).toEqual([false, true]);
  await rm(root, { recursive: true });
});

test('parts that were stored in a bucket days ago are swept, younger ones and other blobs stay', async () => {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  const store = createDiskStore({ root });
  const keys = [`${PARTS_PREFIX}/user/file.8/0-4`, `${PARTS_PREFIX}/user/file.8/4-4`, 'originals/ab'];
  for (const key of keys) await store.put(key, Readable.from('half'));
  for (const key of [keys[0], keys[2]]) await utimes(join(root, 'blobs', key ?? ''), 0, 0);
  await sweepBlobs(store, PARTS_PREFIX);
  expect(await Array.fromAsync(store.list(''))).toEqual(expect.arrayContaining(keys.slice(1)));
  expect(await store.head(keys[0] ?? '')).toBeUndefined();
  await rm(root, { recursive: true });
});

test('a file is sent to the bucket once more where the service was busy, and not where it refuses', async () => {
  const root = await mkdtemp(join(tmpdir(), 'store-'));
  const statuses: number[] = [];
  const received: string[] = [];
  const service = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const env = {
    S3_BUCKET: 'b',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY: 'k',
    S3_SECRET_KEY: 's',
  };
  const { store } = await openStore(readSettings({ ...env, DATA_DIR: root }));
  statuses.push(503, 500);
  expect(await store.put('originals/a', Readable.from('whole'))).toBe(5);
  expect(received).toEqual(['whole', 'whole', 'whole']);
  statuses.push(403);
  await expect(store.put('originals/a', Readable.from('whole'))).rejects.toThrow();
  expect(received).toHaveLength(4);
  store.close();
  service.close();
  await rm(root, { recursive: true });
});
