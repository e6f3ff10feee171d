import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { createDayCounts } from './dayCounts.ts';
import {
  type FileScope,
  type FileWithAlbum,
  headingsIn,
  photosIn,
  type SortColumn,
  totalsIn,
} from './fileScope.ts';
import { createFixedRows, type TagOfFile } from './fixedRows.ts';
import { createPageQueries } from './pageQueries.ts';

/** Photos. Every call names the owner: a foreign id finds nothing. */
export function createFilesRepository(db: Db) {
  return {
    ...createPageQueries(db),
    fixedRows: createFixedRows(db),

    async find(userId: string, id: string): Promise<FileWithAlbum | undefined> {
      return photosIn(db, { userId }).where('files.id', '=', id).executeTakeFirst();
    },

    /** A photo of a list; undefined where it is not in it. */
    async findIn(scope: FileScope, id: string): Promise<FileWithAlbum | undefined> {
      return photosIn(db, scope).where('files.id', '=', id).executeTakeFirst();
    },

    /** Photos by id, in the order of the ids; what is not theirs is left out. */
    async findMany(userId: string, ids: readonly string[]): Promise<FileWithAlbum[]> {
      if (ids.length === 0) return [];
      const rows = await photosIn(db, { userId }).where('files.id', 'in', ids).execute();
      const place = new Map(ids.map((id, index) => [id, index]));
      return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    },

    /** As `find`, in the recycle bin too: its pictures are shown there. */
    async findKept(userId: string, id: string) {
      return db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', 'in', [STATE.LIVE, STATE.RECYCLED])
        .executeTakeFirst();
    },

    /** For a signed token, which is its own permission. */
    async findAnyones(id: string) {
      return db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', STATE.LIVE)
        .executeTakeFirst();
    },

    async tagsOf(ids: readonly string[]): Promise<TagOfFile[]> {
      if (ids.length === 0) return [];
      return db
        .selectFrom('file_tags')
        .innerJoin('tags', 'tags.id', 'file_tags.tag_id')
        .select(['file_tags.file_id', 'tags.id', 'tags.name', 'tags.initial'])
        .where('file_tags.file_id', 'in', ids)
        .orderBy('file_tags.position')
        .execute();
    },

    /** Keywords by id, whoever's: only of photos that the caller may see. */
    async tags(ids: readonly string[]) {
      const rows: { id: string; name: string; name_key: string }[] = [];
      for (let start = 0; start < ids.length; start += 1_000) {
        rows.push(
          ...(await db
            .selectFrom('tags')
            .select(['id', 'name', 'name_key'])
            .where('id', 'in', ids.slice(start, start + 1_000))
            .execute()),
        );
      }
      return rows;
    },

    days: createDayCounts(db),
    headings: (scope: FileScope, by: SortColumn) => headingsIn(db, scope, by),
    totals: (scope: FileScope) => totalsIn(db, scope),

    /** The order kept for an album, else the account's; 1 where neither is theirs. */
    async order(scope: FileScope): Promise<number> {
      const user = await db
        .selectFrom('users')
        .select('file_order')
        .where('id', '=', scope.userId)
        .executeTakeFirst();
      if (!scope.folderId) return user?.file_order ?? 1;
      const folder = await db
        .selectFrom('folders')
        .select('file_order')
        .where('id', '=', scope.folderId)
        .where('user_id', '=', scope.userId)
        .executeTakeFirst();
      return folder?.file_order || (user?.file_order ?? 1);
    },

    async setOrder(userId: string, order: number): Promise<void> {
      await db.updateTable('users').set({ file_order: order }).where('id', '=', userId).execute();
    },

    async blob(sha256: string) {
      return db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst();
    },
  };
}

export type FilesRepository = ReturnType<typeof createFilesRepository>;
