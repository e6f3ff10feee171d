import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { FileRow, NewFile } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { assertQuota } from '../account/assertQuota.ts';
import type { NewBlob } from '../blobs/blobs.repository.ts';
import { tagKey } from '../files/headings.ts';
import type { Repositories, WithAccountLock } from '../repositories.ts';
import type { NewTag } from './uploads.repository.ts';

export interface NewPhoto {
  file: NewFile;
  blob: NewBlob;
  /** The poster of a movie, named by `file`. */
  poster?: NewBlob | undefined;
  tags: readonly NewTag[];
  /** Its perceptual hash, as `BlobMeta` has it. */
  hash?: string | null | undefined;
  /** Bytes that the account may hold. */
  quota?: number | undefined;
}

/** A photo in its album. */
export interface CommittedPhoto {
  file: FileRow;
  /** The album had these bytes already. */
  duplicate: boolean;
}

/**
 * Thrown inside the transaction to roll it back: another upload of the same bytes to the album was faster.
 */
class AlreadyThere extends Error {
  readonly file: FileRow;
  constructor(file: FileRow) {
    super('already in the album');
    this.file = file;
  }
}

/** The other file of a live photo. */
async function otherHalf({ uploads, livePairs }: Repositories, file: NewFile): Promise<FileRow | undefined> {
  // A movie may exist already as the second file of a live photo, which no unique index covers.
  const mayBeHalf = file.content_id || file.type === FILE_TYPES.VIDEO;
  const there = mayBeHalf && (await uploads.findInAlbum(file.folder_id, file.sha256));
  if (there) throw new AlreadyThere(there);
  return livePairs.findHalf(file);
}

async function insertPhoto({ uploads }: Repositories, file: NewFile): Promise<FileRow> {
  const row = await uploads.insert(file);
  if (row) return row;
  const there = await uploads.findInAlbum(file.folder_id, file.sha256);
  if (!there) throw new Error('A photo was neither stored nor there');
  throw new AlreadyThere(there);
}

async function insertAll(
  repositories: Repositories,
  { file, blob, poster, tags, hash, quota }: NewPhoto,
): Promise<FileRow> {
  const { blobs, folders, hashes, livePairs, uploads, usage } = repositories;
  // The album may have been deleted during the upload.
  if (!(await folders.find(file.user_id, file.folder_id))) throw new CatalogueError('NOT_FOUND');
  const half = await otherHalf(repositories, file);
  await blobs.referTo(blob);
  // A movie that becomes part of a live photo has the photo as its picture.
  if (poster && !half) await blobs.referTo(poster);
  const refs = await uploads.ensureTags(file.user_id, tags);
  const tagged = { ...file, tag_id: refs[0]?.id ?? null, tag_key: tagKey(refs[0]) };
  const row = half ? await livePairs.complete(half, tagged) : await insertPhoto(repositories, tagged);
  await assertQuota(usage, file.user_id, quota);
  await uploads.addTags(row.id, refs);
  // The movie of a live photo leaves the hash of its picture.
  if (row.sha256 === file.sha256) await hashes.add(row, hash);
  return row;
}

/**
 * Adds a photo whose bytes are in the store to its album, in one transaction with every counter; or finds an existing
 * one. Under the account's lock, two files of a live photo that arrive at once see each other.
 */
export async function commitPhoto(
  withAccountLock: WithAccountLock,
  photo: NewPhoto,
): Promise<CommittedPhoto> {
  try {
    const file = await withAccountLock(photo.file.user_id, (repositories) => insertAll(repositories, photo));
    return { file, duplicate: false };
  } catch (error) {
    if (error instanceof AlreadyThere) return { file: error.file, duplicate: true };
    throw error;
  }
}
