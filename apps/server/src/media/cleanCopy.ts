import { createWriteStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BlobStore } from '../storage/index.ts';
import type { CleanPlan } from './clean/CleanPlan.ts';
import { MediaRejection } from './MediaRejection.ts';

const CHUNK_BYTES = 1024 * 1024;

/** The bytes of a range of a file, one chunk at a time. */
async function* rangeOf(file: FileHandle, start: number, end: number): AsyncGenerator<Buffer> {
  for (let at = start; at < end; ) {
    const { bytesRead, buffer } = await file.read(
      Buffer.allocUnsafe(Math.min(CHUNK_BYTES, end - at)),
      0,
      undefined,
      at,
    );
    if (bytesRead === 0) throw new RangeError(`The file ends at ${at}, before ${end}`);
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

async function* bytesOf(file: FileHandle, plan: CleanPlan): AsyncGenerator<Uint8Array> {
  for (const piece of plan) {
    if ('end' in piece) yield* rangeOf(file, piece.start, piece.end);
    else if ('zeros' in piece) {
      for (let left = piece.zeros; left > 0; left -= CHUNK_BYTES)
        yield Buffer.alloc(Math.min(left, CHUNK_BYTES));
    } else yield piece;
  }
}

async function write(source: string, plan: CleanPlan, target: string): Promise<void> {
  const file = await open(source);
  try {
    await pipeline(
      Readable.from(bytesOf(file, plan)),
      createWriteStream(target, { flags: 'wx', mode: 0o600 }),
    );
  } finally {
    await file.close();
  }
}

interface Deps {
  readonly store: Pick<BlobStore, 'tempPath'>;
  /** Plans the copy in a decoder process. */
  readonly plan: (source: string) => Promise<CleanPlan>;
  /** Whether a decoder sees the same picture in both files. */
  readonly isSame: (source: string, copy: string) => Promise<boolean>;
}

/**
 * Writes a copy of a local file without metadata to a temporary path, and returns the path. Decoder processes read the
 * file; this process only copies the ranges that they name. Undefined for a file that cannot be cleaned: too many
 * segments, unreadable, or a copy that no longer shows the picture.
 */
export async function cleanCopy({ store, plan, isSame }: Deps, source: string): Promise<string | undefined> {
  const target = store.tempPath();
  let isKept = false;
  try {
    await write(source, await plan(source), target);
    isKept = await isSame(source, target);
    return isKept ? target : undefined;
  } catch (error) {
    if (error instanceof MediaRejection) return undefined;
    throw error;
  } finally {
    if (!isKept) await rm(target, { force: true });
  }
}
