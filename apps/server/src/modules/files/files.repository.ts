import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { type Database, type FileRow, STATE } from '../../db/schema.ts';
import { axisScope, countByDay } from './axisCounts.ts';

/** Which photos a list shows. */
export interface FileScope {
  userId: string;
  /** One album, or all photos where absent. */
  folderId: string | undefined;
}

/** A place in a list ordered by date: behind or before this photo. */
export interface Cursor {
  taken: number;
  id: string;
}

export interface PageQuery {
  scope: FileScope;
  descending: boolean;
  limit: number;
  /** Photos strictly beyond this one, in the direction of the order. */
  beyond?: Cursor;
  /** Photos from this second on (ascending), or up to the second before it (descending). */
  from?: number;
  skip?: number;
}

export type FileWithAlbum = FileRow & { pname: string };

export interface TagOfFile {
  file_id: string;
  id: string;
  name: string;
  initial: string;
}

type FilesQuery = SelectQueryBuilder<Database, 'files' | 'folders', FileWithAlbum>;

function beyond(query: FilesQuery, cursor: Cursor, descending: boolean): FilesQuery {
  const place = sql`(${cursor.taken}, ${cursor.id})`;
  const row = sql`(files.taken, files.id)`;
  return query.where(descending ? sql<boolean>`${row} < ${place}` : sql<boolean>`${row} > ${place}`);
}

/** Photos. Every call names the owner: a foreign id finds nothing. */
export function createFilesRepository(db: Db) {
  const inScope = (scope: FileScope) => {
    const query = db
      .selectFrom('files')
      .innerJoin('folders', 'folders.id', 'files.folder_id')
      .selectAll('files')
      .select('folders.name as pname')
      .where('files.state', '=', STATE.LIVE);
    // The owner is asked of the album, so that the planner walks the album's index and not the whole timeline.
    return scope.folderId
      ? query.where('files.folder_id', '=', scope.folderId).where('folders.user_id', '=', scope.userId)
      : query.where('files.user_id', '=', scope.userId);
  };

  return {
    async page(query: PageQuery): Promise<FileWithAlbum[]> {
      const direction = query.descending ? 'desc' : 'asc';
      let built = inScope(query.scope).orderBy('files.taken', direction).orderBy('files.id', direction);
      if (query.beyond) built = beyond(built, query.beyond, query.descending);
      if (query.from !== undefined)
        built = built.where('files.taken', query.descending ? '<' : '>=', query.from);
      built = built.limit(query.limit);
      return (query.skip ? built.offset(query.skip) : built).execute();
    },

    async find(userId: string, id: string): Promise<FileWithAlbum | undefined> {
      return inScope({ userId, folderId: undefined }).where('files.id', '=', id).executeTakeFirst();
    },

    /** For a signed token, which is its own permission. */
    async findAnyones(id: string) {
      return db
        .selectFrom('files')
        .select(['sha256', 'mime', 'origin_name'])
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

    async days(scope: FileScope): Promise<{ day: number; count: number }[]> {
      return countByDay(db, scope.folderId ? axisScope.folder(scope.folderId) : axisScope.user(scope.userId));
    },

    async totals(
      scope: FileScope,
    ): Promise<{ name: string | null; photo: number; video: number } | undefined> {
      if (!scope.folderId) {
        const user = await db
          .selectFrom('users')
          .select(['count_photo as photo', 'count_video as video'])
          .where('id', '=', scope.userId)
          .executeTakeFirst();
        return user && { name: null, ...user };
      }
      return db
        .selectFrom('folders')
        .select(['name', 'count_photo as photo', 'count_video as video'])
        .where('id', '=', scope.folderId)
        .where('user_id', '=', scope.userId)
        .where('state', '=', STATE.LIVE)
        .executeTakeFirst();
    },

    async blob(sha256: string) {
      return db.selectFrom('blobs').selectAll().where('sha256', '=', sha256).executeTakeFirst();
    },
  };
}

export type FilesRepository = ReturnType<typeof createFilesRepository>;
