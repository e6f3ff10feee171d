import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { Insertable } from 'kysely';
import { inChunks } from '../chunks.ts';
import type { Db } from '../db/connect.ts';
import { type Database, type FileRow, type NewFile, STATE } from '../db/schema.ts';
import { createCountersRepository } from '../modules/files/files.counters.repository.ts';
import { createSearchTextsRepository } from '../modules/search/searchTexts.repository.ts';
import { createPhotoHashesRepository } from '../modules/similar/photoHashes.repository.ts';

/** Columns times rows must stay below SQLite's 32,766 parameters. */
const ROWS = 500;

/** Rows that only the demo inserts in bulk. */
export function createDemoRepository(db: Db) {
  const counters = createCountersRepository(db);
  const texts = createSearchTextsRepository(db);
  const hashes = createPhotoHashesRepository(db);

  return {
    async insertTags(rows: readonly Insertable<Database['tags']>[]): Promise<void> {
      await db.insertInto('tags').values(rows).execute();
    },

    async insertBlob(row: Insertable<Database['blobs']>): Promise<void> {
      await db
        .insertInto('blobs')
        .values(row)
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    },

    /** Adds photos of one album with a keyword each, or none, counters included. */
    async insertFiles(rows: readonly (NewFile & { live_size: number; tag_id: string | null })[]) {
      for (const some of inChunks(rows, ROWS)) await db.insertInto('files').values(some).execute();
      const tagged = rows.flatMap(({ id, tag_id }) => (tag_id ? [{ file_id: id, tag_id, position: 0 }] : []));
      if (tagged.length > 0) await db.insertInto('file_tags').values(tagged).execute();
      await counters.add(rows);
      await texts.add(rows);
    },

    /** Compares photos with each other when the server runs; the other photos show few scenes again and again. */
    compare: hashes.wait,

    /** Adds the references of an account's photos to their bytes. */
    async countReferences(userId: string): Promise<void> {
      for (const column of ['sha256', 'live_sha256', 'poster_sha256'] as const) {
        const uses = await db
          .selectFrom('files')
          .select((eb) => [eb.ref(column).as('sha256'), eb.fn.countAll<number>().as('count')])
          .where('user_id', '=', userId)
          .where(column, 'is not', null)
          .groupBy(column)
          .execute();
        for (const { sha256, count } of uses) {
          if (sha256 === null) continue;
          await db
            .updateTable('blobs')
            .set((eb) => ({ refs: eb('refs', '+', Number(count)) }))
            .where('sha256', '=', sha256)
            .execute();
        }
      }
    },

    async largestAlbums(userId: string, limit: number): Promise<string[]> {
      const query = db.selectFrom('folders').select('id').where('user_id', '=', userId);
      const largest = query.where('count_photo', '>', 0).orderBy('count_photo', 'desc').limit(limit);
      return (await largest.execute()).map(({ id }) => id);
    },

    /** Photos without movies and live photos, the oldest first. */
    photos: (userId: string): Promise<FileRow[]> =>
      db
        .selectFrom('files')
        .selectAll()
        .where('user_id', '=', userId)
        .where('type', '=', FILE_TYPES.PHOTO)
        .where('state', '=', STATE.ACTIVE)
        .orderBy('taken')
        .execute(),
  };
}

export type DemoRepository = ReturnType<typeof createDemoRepository>;
