import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import {
  type FileScope,
  type FilesQuery,
  type FileWithAlbum,
  headingsIn,
  photosIn,
  type SortColumn,
  totalsIn,
} from './fileScope.ts';

/** A place in a list: behind or before this photo. `key` is its name or tag key where the order is by that. */
export interface Cursor {
  key?: string;
  taken: number;
  id: string;
}

export interface PageQuery {
  scope: FileScope;
  by: SortColumn;
  descending: boolean;
  limit: number;
  /** Photos strictly beyond this one, in the direction of the order. */
  beyond?: Cursor | undefined;
  /** Photos whose sort column is at least this (ascending), or below it (descending). */
  from?: number | string | undefined;
  skip?: number | undefined;
}

export interface TagOfFile {
  file_id: string;
  id: string;
  name: string;
  initial: string;
}

function beyond(query: FilesQuery, { by, descending, beyond: cursor }: PageQuery): FilesQuery {
  if (!cursor) return query;
  const compare = descending ? sql`<` : sql`>`;
  return query.where(
    by === 'taken'
      ? sql<SqlBool>`(files.taken, files.id) ${compare} (${cursor.taken}, ${cursor.id})`
      : sql<SqlBool>`(${sql.ref(`files.${by}`)}, files.taken, files.id) ${compare}
          (${cursor.key ?? ''}, ${cursor.taken}, ${cursor.id})`,
  );
}

/** Puts a list in its order; the id closes each order, so that a page can begin at any photo. */
export function inOrder(query: FilesQuery, by: SortColumn, descending: boolean): FilesQuery {
  const direction = descending ? 'desc' : 'asc';
  const first = by === 'taken' ? query : query.orderBy(`files.${by}`, direction);
  return first.orderBy('files.taken', direction).orderBy('files.id', direction);
}

/** Photos. Every call names the owner: a foreign id finds nothing. */
export function createFilesRepository(db: Db) {
  return {
    async page(query: PageQuery): Promise<FileWithAlbum[]> {
      let built = beyond(inOrder(photosIn(db, query.scope), query.by, query.descending), query);
      if (query.from !== undefined)
        built = built.where(`files.${query.by}`, query.descending ? '<' : '>=', query.from);
      built = built.limit(query.limit);
      return (query.skip ? built.offset(query.skip) : built).execute();
    },

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
