import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { RequestContext } from '../../http/context.ts';
import { CatalogueError } from '../../http/errors.ts';
import { MediaRejection } from '../../media/index.ts';
import type { BlobStore } from '../../storage/index.ts';
import type { AppendOptions, PartName } from './PartStorage.ts';
import { createPartFiles } from './partFiles.ts';
import { createPartObjects } from './partObjects.ts';
import { readUpload, type UploadFields } from './readUpload.ts';
import { createReservations, type ReservationsDependencies } from './reservations.ts';
import { type FileFields, replyOf, type Target, type UploadPipeline } from './uploadPipeline.ts';

export interface PartsDependencies extends Omit<ReservationsDependencies, 'files'> {
  pipeline: UploadPipeline;
  store: BlobStore;
  maxBytes: number;
}

/** Reads the description of a part from its form. Throws ILLEGAL_REQUEST or MediaRejection. */
function readPart({ user }: Target, fields: UploadFields, maxBytes: number) {
  const { sha256, size, offset } = fields;
  const numbers = [size, offset].every((text) => /^\d{1,15}$/.test(text));
  if (!numbers || !/^[0-9a-f]{64}$/.test(sha256)) {
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'part' } });
  }
  const name: PartName = { userId: user.id, sha256, size: Number(size) };
  if (name.size === 0 || name.size > maxBytes)
    throw new MediaRejection('size', 'Empty, or longer than the limit');
  return { name, offset: Number(offset) };
}

/** Whether a part only asks how much of its file has arrived. */
async function isEmpty(source: Readable): Promise<boolean> {
  if (source.readableLength === 0 && !source.readableEnded) {
    await new Promise((resolve) => source.once('readable', resolve).once('close', resolve));
  }
  return source.readableLength === 0;
}

/** One request writes a file at a time. A later request ends the earlier one, whose connection is closed. */
function createTurns() {
  const under = new Map<string, { end: AbortController; done: Promise<unknown> }>();
  return async <T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const before = under.get(key);
    const end = new AbortController();
    const done = (async () => {
      before?.end.abort();
      await before?.done.catch(() => undefined);
      return work(end.signal);
    })();
    const mine = { end, done };
    under.set(key, mine);
    try {
      return await done;
    } finally {
      if (under.get(key) === mine) under.delete(key);
    }
  };
}

/** Files that arrive in parts, and continue after a lost connection, a closed page or a killed server. */
export function createPartsService({ pipeline, store, maxBytes, ...rest }: PartsDependencies) {
  const files = store.partPath ? createPartFiles(store.partPath) : createPartObjects(store);
  const { reserve, restore, release } = createReservations({ ...rest, files });
  const inTurn = createTurns();

  async function remove(name: PartName): Promise<void> {
    await files.remove(name);
    await release(name);
  }

  /** The whole file becomes a photo. Only a server error keeps its bytes for another try. */
  async function finish(target: Target, name: PartName, fields: FileFields) {
    const { sha256, size } = name;
    // Its bytes count as those of the photo from here on.
    await release(name);
    try {
      const reply = await files.withWhole(name, async (tempPath, found) => {
        if (found === sha256) return pipeline.addFile(target, { tempPath, sha256, size }, fields);
        throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'sha256' } });
      });
      await files.remove(name);
      return reply;
    } catch (error) {
      if (error instanceof MediaRejection || error instanceof CatalogueError) await files.remove(name);
      else await restore(name);
      throw error;
    }
  }

  async function take(target: Target, fields: UploadFields, { file: source }: MultipartFile) {
    const { name, offset } = readPart(target, fields, maxBytes);
    return inTurn(`${name.userId} ${name.sha256} ${name.size}`, async (signal) => {
      const there = await pipeline.findThere(target, name.sha256);
      if (there) {
        await remove(name);
        return { offset: name.size, file: replyOf(target, { file: there, duplicate: true }), domain: '' };
      }
      // Bytes for another offset are not read: the reply says which are expected.
      const wanted = offset === (await files.have(name));
      if (wanted && !(await isEmpty(source))) await append(name, source, { offset, signal });
      const have = await files.have(name);
      const file = have === name.size ? await finish(target, name, fields) : null;
      return { offset: have, file, domain: '' };
    });
  }

  async function append(name: PartName, source: Readable, options: AppendOptions): Promise<void> {
    await reserve(name);
    try {
      await files.append(name, source, options);
    } catch (error) {
      if (error instanceof MediaRejection) await remove(name);
      // Ended by a later request: the bytes that have arrived stay, and the reply has their number.
      if (!options.signal.aborted) throw error;
    }
  }

  return {
    /** One part of a multipart body. Throws MediaRejection for bytes that the product does not accept. */
    part: ({ request }: RequestContext) => readUpload(request, { authorise: pipeline.authorise, take }),
  };
}

export type PartsService = ReturnType<typeof createPartsService>;
