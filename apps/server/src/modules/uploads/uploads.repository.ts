import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type BlobRow, type Database, type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { NameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { count } from './counters.ts';
import { completeLive, findHalf, lockAlbum } from './livePairs.ts';

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

async function referBlob(trx: Kysely<Database>, blob: StoreFile['blob']): Promise<void> {
  await trx
    .insertInto('blobs')
    .values({ ...blob, refs: 1 })
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ refs: sql`blobs.refs + 1` }))
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
  await count(trx, row, 1);
  return row;
}

/** The other half of what arrives, with the album held so that two halves that arrive at once see each other. */
async function otherHalf(trx: Kysely<Database>, file: NewFile): Promise<FileRow | undefined> {
  if (!file.content_id) return undefined;
  await lockAlbum(trx, file.folder_id);
  const there = await findInAlbum(trx, file.folder_id, file.sha256);
  if (there) throw new AlreadyThere(there);
  return findHalf(trx, file);
}

async function storeAll(trx: Kysely<Database>, { file, blob, tags }: StoreFile): Promise<FileRow> {
  const half = await otherHalf(trx, file);
  await referBlob(trx, blob);
  const row = half ? await completeLive(trx, half, file) : await insertFile(trx, file);
  const ids = await tagIds(trx, file.user_id, tags);
  if (ids.length > 0) {
    const links = ids.map((tag_id, position) => ({ file_id: row.id, tag_id, position }));
    await trx.insertInto('file_tags').values(links).execute();
  }
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
        return { file: await db.transaction().execute((trx) => storeAll(trx, what)), duplicate: false };
      } catch (error) {
        if (error instanceof AlreadyThere) return { file: error.file, duplicate: true };
        throw error;
      }
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
