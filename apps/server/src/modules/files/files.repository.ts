import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import { type BlobRow, type FileRow, STATE } from '../../db/schema.ts';
import { createSearchNamesRepository } from '../search/searchNames.repository.ts';
import type { FileScope, FileWithAlbum, Heading, SortColumn } from './fileScope.ts';
import { axisScope } from './files.counters.repository.ts';
import type { TagOfFile } from './files.fixed.repository.ts';
import { createFoundDays } from './files.found.repository.ts';
import { createPagesRepository } from './files.pages.repository.ts';
import { headingsIn, photosIn, totalsIn } from './files.scope.repository.ts';

/** The orders that lists are kept in. */
function createOrders(db: Db) {
  return {
    /** The order of an album, else the account's; 1 where neither is theirs. */
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
  };
}

/** Keywords of photos that the caller may see. */
function createKeywords(db: Db) {
  return {
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

    /** Keywords of an account by id. */
    async tags(userId: string, ids: readonly string[]) {
      const rows: { id: string; name: string; name_key: string }[] = [];
      for (const some of inChunks(ids)) {
        const query = db.selectFrom('tags').select(['id', 'name', 'name_key']).where('id', 'in', some);
        rows.push(...(await query.where('user_id', '=', userId).execute()));
      }
      return rows;
    },
  };
}

/** The headings and the totals of lists. */
function createCounts(db: Db) {
  const foundDays = createFoundDays(db);
  return {
    /** The library version that last changed which photos the album, or the library, of a list contains, or their order. */
    async listVersion({ userId, folderId }: FileScope): Promise<number> {
      const { version } = await db
        .selectFrom('axis_counts')
        .select((eb) => eb.fn.max<number | null>('version').as('version'))
        .where('scope', '=', folderId === undefined ? axisScope.user(userId) : axisScope.folder(folderId))
        .executeTakeFirstOrThrow();
      return Number(version ?? 0);
    },
    async headings(scope: FileScope, by: SortColumn): Promise<Heading[]> {
      if (!scope.filter || by !== 'taken') return headingsIn(db, scope, by);
      return (await foundDays(scope)).map(({ day, count }) => ({ heading: String(day), count }));
    },
    async totals(scope: FileScope) {
      if (!scope.filter) return totalsIn(db, scope);
      const days = await foundDays(scope);
      const video = days.reduce((sum, { videos }) => sum + videos, 0);
      return { name: null, photo: days.reduce((sum, { count }) => sum + count, -video), video };
    },
  };
}

/** Photos. Every call names the owner: a foreign id finds nothing. */
export function createFilesRepository(db: Db) {
  return {
    ...createPagesRepository(db),
    ...createKeywords(db),
    ...createOrders(db),
    names: createSearchNamesRepository(db),
    ...createCounts(db),

    find: (userId: string, id: string): Promise<FileWithAlbum | undefined> =>
      photosIn(db, { userId }).where('files.id', '=', id).executeTakeFirst(),

    /** A photo of a list; undefined where it is not in it. */
    findIn: (scope: FileScope, id: string): Promise<FileWithAlbum | undefined> =>
      photosIn(db, scope).where('files.id', '=', id).executeTakeFirst(),

    /** Photos by id, in the order of the ids; foreign ids are left out. */
    async findMany(userId: string, ids: readonly string[]): Promise<FileWithAlbum[]> {
      if (ids.length === 0) return [];
      const rows = await photosIn(db, { userId }).where('files.id', 'in', ids).execute();
      const place = new Map(ids.map((id, index) => [id, index]));
      return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
    },

    /** Photos that are not deleted, by any number of ids, in no order. */
    async byIds(userId: string, ids: readonly string[]): Promise<FileRow[]> {
      const rows: FileRow[] = [];
      for (const some of inChunks([...new Set(ids)])) {
        const query = db.selectFrom('files').selectAll().where('id', 'in', some);
        rows.push(...(await query.where('user_id', '=', userId).where('state', '=', STATE.ACTIVE).execute()));
      }
      return rows;
    },

    /** Photos of an album that are not deleted, at most `limit`, in no order. */
    someOf: (folderId: string, limit: number): Promise<FileRow[]> =>
      db
        .selectFrom('files')
        .selectAll()
        .where('folder_id', '=', folderId)
        .where('state', '=', STATE.ACTIVE)
        .limit(limit)
        .execute(),

    /** Like `find`, but in the recycle bin too: its pictures are shown there. */
    findKept: (userId: string, id: string): Promise<FileRow | undefined> =>
      db
        .selectFrom('files')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('state', 'in', [STATE.ACTIVE, STATE.RECYCLED])
        .executeTakeFirst(),

    blob: (sha256: string): Promise<BlobRow | undefined> =>
      db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst(),
  };
}

export type FilesRepository = ReturnType<typeof createFilesRepository>;
