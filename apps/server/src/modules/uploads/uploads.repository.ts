import { FILE_TYPES } from '@xiangji/api-client/contract';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type BlobRow, type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { NameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { addToAxis, axisScope, bucketOf } from '../files/axisCounts.ts';

export interface NewTag extends NameKey {
  name: string;
}

export interface StoreFile {
  file: NewFile;
  blob: Omit<BlobRow, 'refs'>;
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

async function findInAlbum(
  db: Kysely<Database>,
  folderId: string,
  sha256: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('folder_id', '=', folderId)
    .where('sha256', '=', sha256)
    .where('state', '=', STATE.LIVE)
    .executeTakeFirst();
}

async function tagIds(trx: Kysely<Database>, userId: string, tags: readonly NewTag[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, key, initial } of tags) {
    await trx
      .insertInto('tags')
      .values({ id: newId(), user_id: userId, name, name_key: key, initial })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
      .execute();
    const row = await trx
      .selectFrom('tags')
      .select('id')
      .where('user_id', '=', userId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    ids.push(row.id);
  }
  return ids;
}

/** Every figure that is the sum of photos: account, album, axis of both. */
async function count(trx: Kysely<Database>, file: FileRow): Promise<void> {
  const column = file.type === FILE_TYPES.VIDEO ? 'count_video' : 'count_photo';
  await trx
    .updateTable('users')
    .set((eb) => ({ [column]: eb(column, '+', 1), space: eb('space', '+', file.size) }))
    .where('id', '=', file.user_id)
    .execute();
  await trx
    .updateTable('folders')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', file.folder_id)
    .execute();
  const one = new Map([[bucketOf(file.taken), 1]]);
  await addToAxis(trx, axisScope.user(file.user_id), one);
  await addToAxis(trx, axisScope.folder(file.folder_id), one);
}

async function insertAll(trx: Kysely<Database>, { file, blob, tags }: StoreFile): Promise<FileRow> {
  await trx
    .insertInto('blobs')
    .values({ ...blob, refs: 1 })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ refs: sql`blobs.refs + 1` }))
    .execute();
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
  const ids = await tagIds(trx, file.user_id, tags);
  if (ids.length > 0) {
    const links = ids.map((tag_id, position) => ({ file_id: row.id, tag_id, position }));
    await trx.insertInto('file_tags').values(links).execute();
  }
  await count(trx, row);
  return row;
}

/** Storing photos: one transaction a photo, with every counter inside. */
export function createUploadsRepository(db: Db) {
  return {
    findInAlbum: (folderId: string, sha256: string) => findInAlbum(db, folderId, sha256),

    async blob(sha256: string): Promise<BlobRow | undefined> {
      return db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst();
    },

    /** Stores a photo, or finds the one that is there already. */
    async store(what: StoreFile): Promise<{ file: FileRow; duplicate: boolean }> {
      try {
        return { file: await db.transaction().execute((trx) => insertAll(trx, what)), duplicate: false };
      } catch (error) {
        if (error instanceof AlreadyThere) return { file: error.file, duplicate: true };
        throw error;
      }
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
