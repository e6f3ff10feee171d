import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3, type TestS3 } from '../../test/s3.ts';
import { type SilentProxy, startSilentProxy } from '../../test/silentProxy.ts';
import { readSettings } from '../settings/settings.ts';
import { type BlobStore, BucketSilentError, openS3Store } from './index.ts';

/** Longer than a busy machine takes for an answer, milliseconds. */
const ANSWER_MS = 2_000;
const WORK_MS = 3_000;
/** A file of 24 MB goes in 384 pieces of 64 kB or fewer. */
const SLOW_PIECE_MS = 15;
const MEGABYTE = 1_048_576;
/** More than the buffers of both ends take. */
const LARGE = 24 * MEGABYTE;

describe('a bucket that accepts connections and is silent', () => {
  let s3: TestS3;
  let proxy: SilentProxy;
  let store: BlobStore;
  let root: string;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());
  beforeEach(async () => {
    const { hostname: host, port } = new URL(s3.env.S3_ENDPOINT);
    proxy = await startSilentProxy({ host, port: Number(port) });
    root = await mkdtemp(join(tmpdir(), 'silent-'));
    const { s3: options } = readSettings({ ...s3.env, S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
    if (!options) throw new Error('No bucket was set');
    store = await openS3Store({
      ...options,
      temp: root,
      limits: { answer: ANSWER_MS, work: WORK_MS },
    });
    await store.put('a/small', Readable.from('small'));
  });
  afterEach(async () => {
    store.close();
    await proxy.stop();
    await rm(root, { recursive: true, force: true });
  });

  const readSmall = async () => text((await store.get('a/small')).stream);

  it('ends every call with the cause and its limit, and its connection', async () => {
    proxy.fallSilent();
    const calls = {
      'GET a/small': store.get('a/small'),
      'HEAD a/small': store.head('a/small'),
      'DELETE a/small': store.delete('a/small'),
      'HEAD bucket': store.check(),
      'LIST a/': Array.fromAsync(store.list('a')),
      'COPY a/small': store.copy('a/small', 'a/copy'),
      'PUT a/other': store.put('a/other', Readable.from('other')),
    };
    const ended = await Promise.all(
      Object.values(calls).map((call) => call.then(String, (error: unknown) => error)),
    );
    const limits = [ANSWER_MS, ANSWER_MS, ANSWER_MS, ANSWER_MS, WORK_MS, WORK_MS, WORK_MS];
    expect(ended).toEqual(Object.keys(calls).map((call, at) => new BucketSilentError(call, limits[at] ?? 0)));
    await expect.poll(() => proxy.open()).toBe(0);
  });

  it('is used again as soon as it is back, however many pictures were requested before', async () => {
    // Idle connections that the silence kills, then twice as many calls as there are connections.
    await Promise.all(Array.from({ length: 40 }, readSmall));
    proxy.fallSilent();
    const during = await Promise.allSettled(Array.from({ length: 300 }, readSmall));
    expect(during.map(({ status }) => status)).toEqual(during.map(() => 'rejected'));
    // No connection of the silence is kept for the calls after it.
    await expect.poll(() => proxy.open()).toBe(0);
    proxy.comeBack();
    expect(await Promise.all(Array.from({ length: 20 }, readSmall))).toEqual(Array(20).fill('small'));
  });

  it('ends a body that stalls in its middle, and waits for a slow reader', async () => {
    const bytes = randomBytes(LARGE);
    await store.put('a/large', Readable.from([bytes]));
    const slow = await store.get('a/large');
    slow.stream.once('data', () => slow.stream.pause());
    await sleep(1.5 * ANSWER_MS);
    const rest = buffer(slow.stream);
    slow.stream.resume();
    expect((await rest).length).toBeGreaterThan(LARGE - MEGABYTE);

    const { stream } = await store.get('a/large');
    stream.once('data', () => proxy.fallSilent());
    await expect(buffer(stream)).rejects.toEqual(new BucketSilentError('GET a/large', ANSWER_MS));
  });

  it('receives a file for longer than any limit as long as bytes flow', async () => {
    const pieces = Array.from({ length: 24 }, () => randomBytes(MEGABYTE));
    proxy.slowDown(SLOW_PIECE_MS);
    const start = performance.now();
    expect(await store.put('a/large', Readable.from(pieces))).toBe(LARGE);
    expect(performance.now() - start).toBeGreaterThan(WORK_MS);
  });
});
