import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import {
  assertKey,
  type BlobContent,
  BlobNotFoundError,
  type BlobStore,
  type ByteRange,
} from './BlobStore.ts';
import { sweepTemp } from './tempFiles.ts';

/** A bucket of an S3-compatible service. */
export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Of another service than Amazon's; buckets are then addressed by path. */
  readonly endpoint: string | undefined;
  /** Without them the SDK uses its defaults: environment, profile, the machine's role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
}

/** Where temporary files are stored until they are sent: a local folder, created when missing. */
export interface S3StoreOptions extends S3Options {
  readonly temp: string;
  /** Keys per page of the service's list; its own 1,000 unless given. */
  readonly page?: number;
}

type Sdk = typeof import('@aws-sdk/client-s3');

/** Pictures of a page are requested all at once. */
const SOCKETS = 128;
const CONNECT_LIMIT_MS = 10_000;
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

function createClient({ S3Client: Client }: Sdk, options: S3Options): S3Client {
  return new Client({
    region: options.region,
    ...(options.endpoint && { endpoint: options.endpoint, forcePathStyle: true }),
    ...(options.credentials && { credentials: options.credentials }),
    // Services that do not know the newer checksums would store them inside the objects.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_LIMIT_MS,
      httpsAgent: { maxSockets: SOCKETS },
      httpAgent: { maxSockets: SOCKETS },
    },
  });
}

function createReading(
  sdk: Sdk,
  client: S3Client,
  { bucket: Bucket, page: MaxKeys }: S3StoreOptions,
): Pick<BlobStore, 'get' | 'head' | 'list'> {
  async function head(key: string) {
    assertKey(key);
    try {
      const found = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key }));
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
    const found = await client.send(command).catch((error: unknown) => {
      throw translate(error, key);
    });
    if (!(found.Body instanceof Readable)) throw new Error('The store answered without bytes');
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
      const page = await client.send(
        new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken, MaxKeys }),
      );
      for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return { head, get, list };
}

/**
 * A `BlobStore` in a bucket. An object is sent whole with its length, so that no partial one is ever visible.
 */
export async function openS3Store(options: S3StoreOptions): Promise<BlobStore> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = createClient(sdk, options);
  const temp = resolve(options.temp);
  const Bucket = options.bucket;
  await mkdir(temp, { recursive: true });
  await sweepTemp(temp);
  const tempPath = (): string => join(temp, randomUUID());

  async function send(key: string, path: string): Promise<number> {
    assertKey(key);
    const { size } = await stat(path);
    for (let attempt = 1; ; attempt += 1) {
      const Body = createReadStream(path);
      try {
        await client.send(new sdk.PutObjectCommand({ Bucket, Key: key, Body, ContentLength: size }));
        return size;
      } catch (error) {
        // The SDK retries other calls, but it cannot read a stream twice.
        if (attempt === ATTEMPTS || !isTransient(error)) throw error;
        await sleep(attempt * RETRY_MS);
      } finally {
        Body.destroy();
      }
    }
  }

  return {
    ...createReading(sdk, client, options),
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
      const CopySource = `${Bucket}/${from}`;
      await client
        .send(new sdk.CopyObjectCommand({ Bucket, Key: to, CopySource }))
        .catch((error: unknown) => {
          throw translate(error, from);
        });
    },

    delete(key) {
      assertKey(key);
      return client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })).then(() => undefined);
    },

    check: () => client.send(new sdk.HeadBucketCommand({ Bucket })).then(() => undefined),
    close: () => client.destroy(),
  };
}
