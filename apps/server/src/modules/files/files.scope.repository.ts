import { FILE_TYPES, UNTAGGED } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import { STATE } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';
import { type FileScope, type FileWithAlbum, type Heading, isSubset, type SortColumn } from './fileScope.ts';
import { axisScope, createCountersRepository } from './files.counters.repository.ts';
import { filtered, type PhotosQuery } from './files.filter.repository.ts';

/** Whether the photos of a scope are looked up one by one: scanning the library for them would cost more. */
function isLookedUp({ tagId, shareId, favorite, filter }: FileScope): boolean {
  const isNamed = filter?.words.some(({ isCommon }) => !isCommon) || filter?.towns?.isCommon === false;
  return isNamed || [tagId, shareId, favorite].some((part) => part !== undefined);
}

/** Photos of a scope that are not deleted, with their album's name. */
export function photosIn(db: Db, scope: FileScope): PhotosQuery<FileWithAlbum> {
  const query = db
    .selectFrom('files')
    .innerJoin('folders', 'folders.id', 'files.folder_id')
    .selectAll('files')
    .select('folders.name as pname');
  const { filter } = scope;
  if (!isLookedUp(scope)) {
    const active = query.where('files.state', '=', STATE.ACTIVE);
    // Filters by the album's owner, so that the planner scans the album's index instead of the whole timeline.
    const own = scope.folderId
      ? active.where('files.folder_id', '=', scope.folderId).where('folders.user_id', '=', scope.userId)
      : active.where('files.user_id', '=', scope.userId);
    return filter ? filtered(db, own, { userId: scope.userId, filter }) : own;
  }
  // Filters by the album's owner here too: otherwise an index of the whole library would be scanned for a few photos.
  let few = query
    .where(sql<boolean>`+files.state = ${STATE.ACTIVE}`)
    .where('folders.user_id', '=', scope.userId);
  if (scope.folderId) few = few.where('folders.id', '=', scope.folderId);
  const { tagId, shareId, favorite } = scope;
  if (favorite !== undefined) {
    // A literal, as in the condition of the index.
    few = few.where('files.user_id', '=', scope.userId).where(sql<boolean>`files.favorite = 1`);
  }
  if (tagId !== undefined) {
    few = few.where('files.id', 'in', (eb) =>
      eb.selectFrom('file_tags').select('file_id').where('tag_id', '=', tagId),
    );
  }
  if (shareId !== undefined) {
    few = few.where('files.id', 'in', (eb) =>
      eb.selectFrom('share_files').select('file_id').where('share_id', '=', shareId),
    );
  }
  return filter ? filtered(db, few, { userId: scope.userId, filter }) : few;
}

/** The day number of a photo: rounds down below zero too, in both databases. */
export const dayOfTaken = sql<string>`(files.taken - ((files.taken % ${sql.lit(SECONDS_PER_DAY)}) + ${sql.lit(SECONDS_PER_DAY)})
    % ${sql.lit(SECONDS_PER_DAY)}) / ${sql.lit(SECONDS_PER_DAY)}`;

const HEADING_OF = {
  taken: dayOfTaken,
  name_key: sql<string>`files.initial`,
  tag_key: sql<string>`coalesce(files.tag_id, ${sql.lit(UNTAGGED)})`,
};

/** The headings of a list in no order: from counters for an account or an album, counted otherwise. */
export async function headingsIn(db: Db, scope: FileScope, by: SortColumn): Promise<Heading[]> {
  if (isSubset(scope)) {
    const rows = await photosIn(db, scope)
      .clearSelect()
      .select([HEADING_OF[by].as('heading'), sql<number>`count(*)`.as('count')])
      .groupBy(HEADING_OF[by])
      .execute();
    return rows.map(({ heading, count }) => ({ heading: String(heading), count: Number(count) }));
  }
  const kept = scope.folderId ? axisScope.folder(scope.folderId) : axisScope.user(scope.userId);
  const counters = createCountersRepository(db);
  if (by === 'taken') return counters.byDay(kept);
  return counters.byHeading(kept, by === 'name_key' ? 'name' : 'tag');
}

/** Photos and videos of a list, with the album's name; undefined where the album is not theirs or not there. */
export async function totalsIn(
  db: Db,
  scope: FileScope,
): Promise<{ name: string | null; photo: number; video: number } | undefined> {
  if (isSubset(scope)) {
    const row = await photosIn(db, scope)
      .clearSelect()
      .select([
        sql<number>`count(*)`.as('all'),
        sql<number>`coalesce(sum(case when files.type = ${FILE_TYPES.VIDEO} then 1 else 0 end), 0)`.as(
          'video',
        ),
      ])
      .executeTakeFirstOrThrow();
    return { name: null, photo: Number(row.all) - Number(row.video), video: Number(row.video) };
  }
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
    .where('state', '=', STATE.ACTIVE)
    .executeTakeFirst();
}
