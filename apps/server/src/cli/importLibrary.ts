import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { FOLDER_TYPES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import PQueue from 'p-queue';
import type { User } from '../db/schema.ts';
import { createUnitOfWork } from '../db/unitOfWork.ts';
import { CatalogueError } from '../http/errors.ts';
import { createMediaPool, type MediaPool, MediaRejection, receiveStream } from '../media/index.ts';
import { targetAlbum } from '../modules/folders/targetAlbum.ts';
import { createRepositories } from '../modules/repositories.ts';
import { createBlobStorage } from '../modules/uploads/blobStorage.ts';
import { createIntake, type Target, type UploadLimits } from '../modules/uploads/uploadPipeline.ts';
import type { Installation } from './copyInstallation.ts';
import type { ImportFile, ImportPlan, Refusal } from './importPlan.ts';

export interface LibraryImport {
  user: User;
  limits: UploadLimits;
  /** Decoders that run at the same time. */
  workers: number;
  /** Called after each file. */
  onProgress: (done: number, total: number) => void;
}

/** Files stored, files that their albums had already, and files refused. */
export interface ImportedFiles {
  stored: number;
  there: number;
  refused: Refusal[];
}

/** A file that cannot be read. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

async function* bytesOf(file: ImportFile): AsyncGenerator<Uint8Array> {
  try {
    yield* file.read();
  } catch (cause) {
    throw new UnreadableFile(cause instanceof Error ? cause.message : 'it cannot be read', { cause });
  }
}

/** Why a file is refused. Throws errors that concern all files, such as a full disk. */
function refusalOf(error: unknown, { quota }: UploadLimits): string {
  if (error instanceof MediaRejection || error instanceof UnreadableFile) return error.message;
  if (error instanceof CatalogueError && error.kind === 'FILE_SIZE_INVALID')
    return `the account would hold more than ${quota} bytes (ACCOUNT_QUOTA_MB)`;
  throw error;
}

/** Returns the names of an account's albums with their ids; the first of two of one name. */
export async function albumsOf({ db }: Pick<Installation, 'db'>, user: User): Promise<Map<string, string>> {
  const rows = await createRepositories(db).folders.all(user.id);
  const albums = rows.filter(({ type }) => type === FOLDER_TYPES.ALBUM).toReversed();
  return new Map(albums.map(({ name, id }) => [name.normalize(), id]));
}

/** Finds an album by its name, or creates it. */
function createAlbumFinder({ db }: Installation, user: User, existing: ReadonlyMap<string, string>) {
  const { folders } = createRepositories(db);
  const withAccountLock = createUnitOfWork(db, createRepositories);
  const targets = new Map<string, Promise<Target>>();
  const find = async (name: string): Promise<Target> => {
    const id = existing.get(name);
    const there = id && (await folders.find(user.id, id));
    const folder =
      there ||
      (await withAccountLock(user.id, (own) => targetAlbum(own.folders, user, { pid: ROOT_FOLDER, name })));
    return { user, folder };
  };
  return (album: string): Promise<Target> => {
    const name = album.normalize();
    const target = targets.get(name) ?? find(name);
    targets.set(name, target);
    return target;
  };
}

async function createImporter(here: Installation, pool: MediaPool, { user, limits }: LibraryImport) {
  const { db, store } = here;
  const repositories = createRepositories(db);
  const { allowVideo, maxBytes } = limits;
  const intake = createIntake({
    ...{ repositories, store, limits, withAccountLock: createUnitOfWork(db, createRepositories) },
    storeBlob: createBlobStorage({ blobs: repositories.blobs, store, pool, allowVideo }),
    storePoster: async () => undefined,
  });
  const targetOf = createAlbumFinder(here, user, await albumsOf(here, user));
  return async (file: ImportFile): Promise<'stored' | 'there'> => {
    if (file.size > maxBytes) throw new MediaRejection('size', `More than ${maxBytes} bytes`);
    const received = await receiveStream(Readable.from(bytesOf(file)), { store, maxBytes });
    try {
      const target = await targetOf(file.album);
      // Without reading what is stored: a second run passes quickly over what the first one has imported.
      if (await intake.findThere(target, received.sha256)) return 'there';
      const { name, modified, sidecar } = file;
      const fields = { name, modified: String(modified), sidecar, poster: undefined };
      return (await intake.addFile(target, received, fields)).duplicate ? 'there' : 'stored';
    } finally {
      await rm(received.tempPath, { force: true });
    }
  };
}

/** An iterator that several loops share, and that ends for all of them where one fails. */
function* shared<T>(list: readonly T[]): Generator<T> {
  yield* list;
}

/**
 * Imports files into an existing account as uploads. It may be repeated: it continues, and stores nothing twice. Throws
 * where no further file can be stored.
 */
export async function importLibrary(
  here: Installation,
  { files, refused }: Pick<ImportPlan, 'files' | 'refused'>,
  options: LibraryImport,
): Promise<ImportedFiles> {
  const { limits, workers, onProgress } = options;
  const pool = createMediaPool({ store: here.store, concurrency: workers });
  const take = await createImporter(here, pool, options);
  const sum: ImportedFiles = { stored: 0, there: 0, refused: [...refused] };
  const inTurn = new PQueue({ concurrency: 1 });
  const next = shared(files);
  let done = 0;
  const work = async () => {
    for (const file of next) {
      const run = () => take(file);
      try {
        sum[await (file.isPacked ? inTurn.add(run) : run())] += 1;
      } catch (error) {
        sum.refused.push({ path: file.path, reason: refusalOf(error, limits) });
      }
      done += 1;
      onProgress(done, files.length);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: workers }, work)).finally(pool.close);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return sum;
}
