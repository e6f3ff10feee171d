import { FILE_TYPES, UNTAGGED } from '@xiangji/api-client/contract';
import { sql } from 'kysely';
import { inChunks } from '../../chunks.ts';
import type { Db } from '../../db/connect.ts';
import type { FileRow } from '../../db/schema.ts';
import { countCells, type Located } from '../../geo/cellCounts.ts';
import { dayOf } from '../../time.ts';

/** The columns of a photo that counters depend on. */
export type Counted = Pick<
  FileRow,
  'user_id' | 'folder_id' | 'type' | 'taken' | 'initial' | 'tag_id' | 'size' | 'live_size'
> &
  Located & { camera?: string | null; lens?: string | null; town?: number | null };

/** The lists that have counters: all photos of an account, or one album. */
export const axisScope = {
  user: (userId: string) => `u${userId}`,
  folder: (folderId: string) => `f${folderId}`,
};

type HeadingKind = 'name' | 'tag' | 'camera' | 'lens' | 'town';

/** Rows per statement; each takes six parameters at most. */
const ROWS = 500;

const joined = (column: 'day' | 'count') =>
  sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`;

/** Days and counts in one row: thousands of rows cost PostgreSQL's protocol more than reading them. */
export const LISTED_DAYS = [joined('day').as('days'), joined('count').as('counts')] as const;

export interface ListedDays {
  days: string | null;
  counts: string | null;
}

/** Each day of a row with its count. Both texts come from one scan, so their parts have the same order. */
export function* eachDay({ days, counts }: ListedDays): Generator<[day: string, count: number]> {
  const each = counts?.split(',') ?? [];
  for (const [index, day] of (days?.split(',') ?? []).entries()) yield [day, Number(each[index])];
}

function sums<Row extends Counted, K>(
  rows: readonly Row[],
  keyOf: (row: Row) => K,
  sign: number,
): Map<K, number> {
  const counts = new Map<K, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + sign);
  return counts;
}

function totals(rows: readonly Counted[], sign: number) {
  const video = rows.filter((row) => row.type === FILE_TYPES.VIDEO).length;
  return { photo: sign * (rows.length - video), video: sign * video };
}

/** Adds to the counts of days; `version` is the library version that this change creates. */
async function addDays(
  db: Db,
  { scope, version }: { scope: string; version: number },
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  for (const some of inChunks([...counts], ROWS)) {
    await db
      .insertInto('axis_counts')
      .values(some.map(([day, count]) => ({ scope, version, day, count })))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'day']).doUpdateSet({
          count: sql`axis_counts.count + excluded.count`,
          version: sql`excluded.version`,
        }),
      )
      .execute();
  }
}

/** The counters behind axes: photos by day, by initial and by keyword. */
function createAxisCounters(db: Db) {
  async function addHeadings(
    { scope, kind }: { scope: string; kind: HeadingKind },
    counts: ReadonlyMap<string, number>,
  ): Promise<void> {
    for (const some of inChunks([...counts], ROWS)) {
      await db
        .insertInto('heading_counts')
        .values(some.map(([heading, count]) => ({ scope, kind, heading, count })))
        .onConflict((conflict) =>
          conflict.columns(['scope', 'kind', 'heading']).doUpdateSet({
            count: sql`heading_counts.count + excluded.count`,
          }),
        )
        .execute();
    }
  }

  /** Adds the photos of an account to the counters of its cameras, lenses and towns. */
  async function addOrigins(scope: string, rows: readonly Counted[], sign: number): Promise<void> {
    for (const kind of ['camera', 'lens', 'town'] as const) {
      const counts = sums(rows, (row) => row[kind] ?? '', sign);
      counts.delete('');
      await addHeadings(
        { scope, kind },
        new Map(Array.from(counts, ([origin, count]) => [String(origin), count])),
      );
    }
  }

  /** Adds photos to the counters of a list. */
  const addPhotos = async (
    at: { scope: string; version: number },
    rows: readonly Counted[],
    sign: number,
  ) => {
    const { scope } = at;
    const byDay = sums(rows, (row) => dayOf(row.taken), sign);
    const byInitial = sums(rows, (row) => row.initial, sign);
    const byKeyword = sums(rows, (row) => row.tag_id ?? UNTAGGED, sign);
    await addDays(db, at, byDay);
    await addHeadings({ scope, kind: 'name' }, byInitial);
    await addHeadings({ scope, kind: 'tag' }, byKeyword);
  };

  return { addPhotos, addOrigins };
}

/** The counters behind the map. */
async function addPlaces(db: Db, userId: string, rows: readonly Counted[], sign: 1 | -1): Promise<void> {
  for (const some of inChunks(countCells(rows, sign), ROWS)) {
    await db
      .insertInto('place_counts')
      .values(some.map((count) => ({ user_id: userId, ...count })))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'level', 'cell']).doUpdateSet({
          count: sql`place_counts.count + excluded.count`,
          lat: sql`place_counts.lat + excluded.lat`,
          lng: sql`place_counts.lng + excluded.lng`,
        }),
      )
      .execute();
  }
}

/** Every figure that is a sum over photos: of the account, its albums, the headings of both, and the map. */
function createUpdate(db: Db) {
  const { addPhotos, addOrigins } = createAxisCounters(db);

  /** The photos are of one account; `sign` is -1 for removed photos. */
  return async (rows: readonly Counted[], sign: 1 | -1): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const { user_id: userId } = first;
    const all = totals(rows, sign);
    const bytes = rows.reduce((sum, row) => sum + row.size + row.live_size, 0);
    const { version } = await db
      .updateTable('users')
      .set((eb) => ({
        count_photo: eb('count_photo', '+', all.photo),
        count_video: eb('count_video', '+', all.video),
        space: eb('space', '+', sign * bytes),
      }))
      .where('id', '=', userId)
      .returning('version')
      .executeTakeFirstOrThrow();
    await addPhotos({ scope: axisScope.user(userId), version }, rows, sign);
    await addOrigins(axisScope.user(userId), rows, sign);
    await addPlaces(db, userId, rows, sign);
    for (const [folderId, inFolder] of Map.groupBy(rows, (row) => row.folder_id)) {
      const own = totals(inFolder, sign);
      await db
        .updateTable('folders')
        .set((eb) => ({
          count_photo: eb('count_photo', '+', own.photo),
          count_video: eb('count_video', '+', own.video),
        }))
        .where('id', '=', folderId)
        .execute();
      await addPhotos({ scope: axisScope.folder(folderId), version }, inFolder, sign);
    }
  };
}

/** Marks the lists of an account and its albums as changed where no count changes. */
function createTouch(db: Db) {
  const touchDays = (at: { scope: string; version: number }, rows: readonly Counted[]) =>
    addDays(
      db,
      at,
      sums(rows, (row) => dayOf(row.taken), 0),
    );

  return async (rows: readonly Counted[]): Promise<void> => {
    const [first] = rows;
    if (!first) return;
    const { user_id: userId } = first;
    const { version } = await db
      .selectFrom('users')
      .select('version')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    await touchDays({ scope: axisScope.user(userId), version }, rows);
    for (const [folderId, inFolder] of Map.groupBy(rows, (row) => row.folder_id))
      await touchDays({ scope: axisScope.folder(folderId), version }, inFolder);
  };
}

/** Counters of photos. A change of photos updates them in its own transaction, under the account's lock. */
export function createCountersRepository(db: Db) {
  const update = createUpdate(db);

  return {
    /** Counts added photos of one account. */
    add: (rows: readonly Counted[]): Promise<void> => update(rows, 1),

    /** Counts removed photos of one account. */
    remove: (rows: readonly Counted[]): Promise<void> => update(rows, -1),

    /** Marks the lists of photos of one account as changed, where no count changes. */
    touch: createTouch(db),

    /** Adds bytes to what an account uses. */
    async addSpace(userId: string, bytes: number): Promise<void> {
      await db
        .updateTable('users')
        .set((eb) => ({ space: eb('space', '+', bytes) }))
        .where('id', '=', userId)
        .execute();
    },

    /** Photos per day, in no order. */
    async byDay(scope: string): Promise<{ heading: string; count: number }[]> {
      const row = await db
        .selectFrom('axis_counts')
        .select(LISTED_DAYS)
        .where('scope', '=', scope)
        .where('count', '>', 0)
        .executeTakeFirstOrThrow();
      return Array.from(eachDay(row), ([heading, count]) => ({ heading, count }));
    },

    /** Photos under each initial or keyword, in no order. */
    byHeading: (scope: string, kind: HeadingKind): Promise<{ heading: string; count: number }[]> =>
      db
        .selectFrom('heading_counts')
        .select(['heading', 'count'])
        .where('scope', '=', scope)
        .where('kind', '=', kind)
        .where('count', '>', 0)
        .execute(),
  };
}

export type CountersRepository = ReturnType<typeof createCountersRepository>;
