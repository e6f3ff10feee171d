import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  assertKey,
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
} from './BlobStore.ts';
import {
  BucketSilentError,
  type OpenedClient,
  openS3Client,
  S3_LIMITS,
  type S3Limits,
  type S3Options,
} from './s3Client.ts';
import { sweepTemp } from './tempFiles.ts';

/** Where temporary files are stored until they are sent: a local folder, created when missing. */
export interface S3StoreOptions extends S3Options {
  readonly temp: string;
  /** Keys per page of the service's list; its own 1,000 unless given. */
  readonly page?: number;
  /** How long the bucket may be silent; tests use less. */
  readonly limits?: S3Limits;
}

const HTTP = { NOT_FOUND: 404, RANGE: 416, TOO_MANY: 429, SERVER_ERROR: 500 } as const;
/** How often a file is sent at most, as the SDK does with other calls, and the delay after the first time. */
const ATTEMPTS = 3;
const RETRY_MS = 200;

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

/** Whether the same call may succeed soon: the service was busy, or the connection was lost. */
function isTransient(error: unknown): boolean {
  if (error instanceof BucketSilentError) return false;
  const status = statusOf(error);
  return status === undefined || status === HTTP.TOO_MANY || status >= HTTP.SERVER_ERROR;
}

/** Maps the service's errors to those of every store. */
function translate(error: unknown, key: string): Error {
  if (statusOf(error) === HTTP.NOT_FOUND)
    return new BlobNotFoundError(`There is no blob ${key}`, { cause: error });
  if (statusOf(error) === HTTP.RANGE)
    return new RangeError('The wanted range lies outside the blob', { cause: error });
  return error instanceof Error ? error : new Error('The store failed', { cause: error });
}

function rangeHeader({ start, end }: ByteRange): string {
  if (
    !Number.isInteger(start) ||
    start < 0 ||
    (end !== undefined && !(Number.isInteger(end) && end >= start))
  )
    throw new RangeError('The wanted range lies outside the blob');
  return `bytes=${start}-${end ?? ''}`;
}

function createReading(
  { sdk, ask, work, watchBody }: OpenedClient,
  { bucket: Bucket, page: MaxKeys }: S3StoreOptions,
): Pick<BlobStore, 'get' | 'head' | 'list'> {
  async function head(key: string) {
    assertKey(key);
    const command = new sdk.HeadObjectCommand({ Bucket, Key: key });
    try {
      const found = await ask(`HEAD ${key}`, (client, watch) => client.send(command, watch));
      return { size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) };
    } catch (error) {
      if (statusOf(error) === HTTP.NOT_FOUND) return undefined;
      throw error;
    }
  }

  async function get(key: string, range?: ByteRange): Promise<BlobContent> {
    assertKey(key);
    const wanted = range && { Range: rangeHeader(range) };
    const command = new sdk.GetObjectCommand({ Bucket, Key: key, ...wanted });
    const call = `GET ${key}`;
    const found = await ask(call, (client, watch) => client.send(command, watch)).catch((error: unknown) => {
      throw translate(error, key);
    });
    if (!(found.Body instanceof IncomingMessage)) throw new Error('The store answered without bytes');
    watchBody(found.Body, call);
    const length = found.ContentLength ?? 0;
    const [, total] = /\/(\d+)$/.exec(found.ContentRange ?? '') ?? [];
    return { stream: found.Body, length, size: total === undefined ? length : Number(total) };
  }

  async function* list(prefix: string): AsyncIterable<string> {
    const folder = prefix.replace(/\/$/, '');
    if (folder !== '') assertKey(folder);
    const Prefix = folder === '' ? '' : `${folder}/`;
    let ContinuationToken: string | undefined;
    do {
      const command = new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys });
      const page = await work(`LIST ${Prefix}`, (client, watch) => client.send(command, watch));
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return { head, get, list };
}

/** A file's bytes; `onRead` is called for each piece that is taken. */
function readFileAloud(path: string, onRead: () => void): Readable {
  async function* pieces() {
    for await (const piece of createReadStream(path)) {
      onRead();
      yield piece;
    }
  }
  return Readable.from(pieces(), { objectMode: false });
}

/** Sends a finished file; resolves to its size. */
function createSending({ sdk, work }: OpenedClient, Bucket: string) {
  return async (key: string, path: string): Promise<number> => {
    assertKey(key);
    const { size } = await stat(path);
    const sendOnce = () =>
      work(`PUT ${key}`, async (client, watch) => {
        const Body = readFileAloud(path, watch.heard);
        const command = new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size });
        await client.send(command, watch).finally(() => Body.destroy());
      });
    for (let attempt = 1; ; attempt += 1) {
      try {
        await sendOnce();
        return size;
      } catch (error) {
        // The SDK retries other calls, but it cannot read a stream twice.
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await sleep(attempt * RETRY_MS);
      }
    }
  };
}

/**
 * A `BlobStore` in a bucket. An object is sent whole with its length, so that no partial one is ever visible.
 */
export async function openS3Store(options: S3StoreOptions): Promise<BlobStore> {
  const opened = await openS3Client(options, options.limits ?? S3_LIMITS);
  const { sdk, ask, work } = opened;
  const temp = resolve(options.temp);
  const Bucket = options.bucket;
  await mkdir(temp, { recursive: true });
  await sweepTemp(temp);
  const tempPath = (): string => join(temp, randomUUID());

  const send = createSending(opened, Bucket);

  return {
    ...createReading(opened, options),
    tempPath,

    async put(key, source) {
      assertKey(key);
      const path = tempPath();
      try {
        await pipeline(source, createWriteStream(path, { flags: 'wx' }));
        return await send(key, path);
      } finally {
        await rm(path, { force: true });
      }
    },

    // Every file that the service has acknowledged is durable.
    async putFile(key, path) {
      await send(key, path);
      await rm(path, { force: true });
    },

    async copy(from, to) {
      assertKey(from);
      assertKey(to);
      const command = new sdk.CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` });
      await work(`COPY ${from}`, (client, watch) => client.send(command, watch)).catch((error: unknown) => {
        throw translate(error, from);
      });
    },

    delete(key) {
      assertKey(key);
      const command = new sdk.DeleteObjectCommand({ Bucket, Key: key });
      return ask(`DELETE ${key}`, (client, watch) => client.send(command, watch)).then(() => undefined);
    },

    check: () =>
      ask('HEAD bucket', (client, watch) => client.send(new sdk.HeadBucketCommand({ Bucket }), watch)).then(
        () => undefined,
      ),
    close: opened.close,
  };
}
