import { FILE_TYPES } from '@xiangji/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type BlobRow, type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import type { NameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import { assertQuota } from '../account/usage.ts';
import { tagKey } from '../files/headings.ts';
import { lockAccount, tally } from '../files/tally.ts';
import { findFolder } from '../folders/folders.repository.ts';
import { completeLive, findHalf } from './livePairs.ts';

export interface NewTag extends NameKey {
  name: string;
}

export interface StoreFile {
  file: NewFile;
  blob: Pick<BlobRow, 'sha256' | 'size' | 'mime' | 'meta' | 'ctime'>;
  /** The still picture of a movie, which `file` names. */
  poster?: StoreFile['blob'] | undefined;
  tags: readonly NewTag[];
}

/** Thrown inside the transaction to roll it back: another upload of the same bytes to the album was faster. */
class AlreadyThere extends Error {
  readonly file: FileRow;
  constructor(file: FileRow) {
    super('already in the album');
    this.file = file;
  }
}

/** The photo with these bytes in an album, be they its picture or its moving half. */
async function findInAlbum(
  db: Kysely<Database>,
  folderId: string,
  sha256: string,
): Promise<FileRow | undefined> {
  const inAlbum = (column: 'sha256' | 'live_sha256') =>
    db
      .selectFrom('files')
      .selectAll()
      .where('folder_id', '=', folderId)
      .where(column, '=', sha256)
      .where('state', '=', STATE.LIVE)
      .executeTakeFirst();
  return (await inAlbum('sha256')) ?? inAlbum('live_sha256');
}

/** The account's keywords with these names, made where they are new. */
async function keepTags(trx: Kysely<Database>, userId: string, tags: readonly NewTag[]) {
  const kept: { id: string; name_key: string }[] = [];
  for (const { name, key, initial } of tags) {
    await trx
      .insertInto('tags')
      .values({ id: newId(), user_id: userId, name, name_key: key, initial })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
      .execute();
    const row = await trx
      .selectFrom('tags')
      .select(['id', 'name_key'])
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    kept.push(row);
  }
  return kept;
}

/** Refers to bytes that are in the store, old or new. */
export async function referBlob(trx: Kysely<Database>, blob: StoreFile['blob']): Promise<void> {
  await trx
    .insertInto('blobs')
    .values({ ...blob, refs: 1, touched: blob.ctime })
    .onConflict((conflict) =>
      conflict.column('sha256').doUpdateSet({ refs: sql`blobs.refs + 1`, touched: blob.ctime }),
    )
    .execute();
}

async function insertFile(trx: Kysely<Database>, file: NewFile): Promise<FileRow> {
  const row = await trx
    .insertInto('files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) {
    const there = await findInAlbum(trx, file.folder_id, file.sha256);
    if (!there) throw new Error('A photo was neither stored nor there');
    throw new AlreadyThere(there);
  }
  await tally(trx, [row], 1);
  return row;
}

/** The other half of what arrives. */
async function otherHalf(trx: Kysely<Database>, file: NewFile): Promise<FileRow | undefined> {
  // A movie may be there as a half already, which no unique index tells.
  const mayBeHalf = file.content_id || file.type === FILE_TYPES.VIDEO;
  const there = mayBeHalf && (await findInAlbum(trx, file.folder_id, file.sha256));
  if (there) throw new AlreadyThere(there);
  return findHalf(trx, file);
}

async function storeAll(
  trx: Kysely<Database>,
  { file, blob, poster, tags }: StoreFile,
  quota: number | undefined,
): Promise<FileRow> {
  // Two halves of a live photo that arrive at once must see each other.
  await lockAccount(trx, file.user_id);
  // The album may have been deleted while the bytes were on their way.
  if (!(await findFolder(trx, file.user_id, file.folder_id))) throw new CatalogueError('NOT_FOUND');
  const half = await otherHalf(trx, file);
  await referBlob(trx, blob);
  // A movie that becomes the half of a photo has the photo for its picture.
  if (poster && !half) await referBlob(trx, poster);
  const kept = await keepTags(trx, file.user_id, tags);
  const tagged = { ...file, tag_id: kept[0]?.id ?? null, tag_key: tagKey(kept[0]) };
  const row = half ? await completeLive(trx, half, tagged) : await insertFile(trx, tagged);
  await assertQuota(trx, file.user_id, quota);
  if (kept.length > 0) {
    const links = kept.map(({ id }, position) => ({ file_id: row.id, tag_id: id, position }));
    await trx
      .insertInto('file_tags')
      .values(links)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return row;
}

export interface UploadsRepositoryOptions {
  /** Bytes that one account may keep. */
  quota?: number | undefined;
}

/** Storing photos: one transaction a photo, with every counter inside. */
export function createUploadsRepository(db: Db, { quota }: UploadsRepositoryOptions = {}) {
  return {
    findInAlbum: (folderId: string, sha256: string) => findInAlbum(db, folderId, sha256),

    async blob(sha256: string): Promise<BlobRow | undefined> {
      return db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst();
    },

    /** Bytes that are known and are not being removed, kept from removal for a while. */
    async claim(sha256: string): Promise<BlobRow | undefined> {
      return db
        .updateTable('blobs')
        .set({ touched: unixNow() })
        .where('sha256', '=', sha256)
        .where('dying', '=', 0)
        .returningAll()
        .executeTakeFirst();
    },

    /** Takes over bytes whose removal was given up. */
    async adopt({ sha256, dying }: Pick<BlobRow, 'sha256' | 'dying'>): Promise<void> {
      await db
        .updateTable('blobs')
        .set({ dying: 0, touched: unixNow() })
        .where('sha256', '=', sha256)
        .where('dying', '=', dying)
        .execute();
    },

    /** Writes the row of bytes that are about to be stored; false while a removal of the same bytes is under way. */
    async register(blob: StoreFile['blob']): Promise<boolean> {
      const { size, mime, meta, ctime } = blob;
      const row = await db
        .insertInto('blobs')
        .values({ ...blob, refs: 0, touched: ctime })
        .onConflict((conflict) =>
          conflict
            .column('sha256')
            .doUpdateSet({ size, mime, meta, touched: ctime })
            .where('blobs.dying', '=', 0),
        )
        .returning('sha256')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Forgets the damage of an original that has just been stored again. */
    async markStored(sha256: string): Promise<void> {
      await db
        .updateTable('blobs')
        .set({ damaged_at: 0, verified_at: 0 })
        .where('sha256', '=', sha256)
        .execute();
    },

    /** Stores a photo, or finds the one that is there already. */
    async store(what: StoreFile): Promise<{ file: FileRow; duplicate: boolean }> {
      try {
        return {
          file: await db.transaction().execute((trx) => storeAll(trx, what, quota)),
          duplicate: false,
        };
      } catch (error) {
        if (error instanceof AlreadyThere) return { file: error.file, duplicate: true };
        throw error;
      }
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
