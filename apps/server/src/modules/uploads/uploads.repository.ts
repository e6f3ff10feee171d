import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type FileRow, type NewFile, STATE } from '../../db/schema.ts';
import type { NameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { createCountersRepository } from '../files/files.counters.repository.ts';
import { createSearchTextsRepository } from '../search/searchTexts.repository.ts';

export interface NewTag extends NameKey {
  name: string;
}

export interface TagRef {
  id: string;
  name_key: string;
}

/** New photos and their keywords. */
export function createUploadsRepository(db: Db) {
  const counters = createCountersRepository(db);
  const texts = createSearchTextsRepository(db);

  return {
    /** The photo with these bytes in an album, as its picture or as its movie. */
    async findInAlbum(folderId: string, sha256: string): Promise<FileRow | undefined> {
      const inAlbum = (column: 'sha256' | 'live_sha256') =>
        db
          .selectFrom('files')
          .selectAll()
          .where('folder_id', '=', folderId)
          .where(column, '=', sha256)
          .where('state', '=', STATE.ACTIVE)
          .executeTakeFirst();
      return (await inAlbum('sha256')) ?? inAlbum('live_sha256');
    },

    /**
     * The states of an account's photos with these bytes, as their picture or as their movie. Photos without their
     * metadata do not count, because their owner cannot download these bytes.
     */
    async statesOf(userId: string, sha256: string): Promise<number[]> {
      const states = (column: 'sha256' | 'live_sha256') =>
        db
          .selectFrom('files')
          .select('state')
          .where(column, '=', sha256)
          // An expression, so that the index by accounts is not used: PostgreSQL would read all photos of a new account.
          .where(sql<string>`user_id || ''`, '=', userId)
          .where('state', 'in', [STATE.ACTIVE, STATE.RECYCLED])
          .where('bare', '=', 0);
      const rows = await states('sha256').unionAll(states('live_sha256')).execute();
      return rows.map(({ state }) => state);
    },

    /** Adds a photo, counters included; undefined where the album has its bytes. */
    async insert(file: NewFile): Promise<FileRow | undefined> {
      const row = await db
        .insertInto('files')
        .values(file)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await counters.add([row]);
      await texts.add([row]);
      return row;
    },

    async setContentId(id: string, contentId: string | null): Promise<void> {
      await db.updateTable('files').set({ content_id: contentId }).where('id', '=', id).execute();
    },

    /** The account's keywords with these names, created where they are new. */
    async ensureTags(userId: string, tags: readonly NewTag[]): Promise<TagRef[]> {
      const rows: TagRef[] = [];
      for (const { name, key, initial } of tags) {
        await db
          .insertInto('tags')
          .values({ id: newId(), user_id: userId, name, name_key: key, initial })
          .onConflict((conflict) => conflict.columns(['user_id', 'name']).doNothing())
          .execute();
        const query = db.selectFrom('tags').select(['id', 'name_key']).where('user_id', '=', userId);
        rows.push(await query.where('name', '=', name).executeTakeFirstOrThrow());
      }
      return rows;
    },

    /** Gives a photo keywords, in this order. */
    async addTags(fileId: string, tags: readonly TagRef[]): Promise<void> {
      if (tags.length === 0) return;
      const links = tags.map(({ id }, position) => ({ file_id: fileId, tag_id: id, position }));
      await db
        .insertInto('file_tags')
        .values(links)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
  };
}

export type UploadsRepository = ReturnType<typeof createUploadsRepository>;
