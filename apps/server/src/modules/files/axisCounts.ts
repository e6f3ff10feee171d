import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';

/** Where counters are kept for: all photos of a person, or one album. */
export const axisScope = {
  user: (userId: string) => `u${userId}`,
  folder: (folderId: string) => `f${folderId}`,
};

/** Rows of one statement; each takes four parameters at most. */
const CHUNK = 500;

/** The day of a photo's wall clock, counted from 1970-01-01. */
export function dayOf(taken: number): number {
  return Math.floor(taken / SECONDS_PER_DAY);
}

/**
 * Adds photos to (or with a negative count takes them from) the counters of a scope, by day; `version` is the one that
 * the library has by this change.
 */
export async function addToAxis(
  db: Kysely<Database>,
  where: { scope: string; version: number },
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = Array.from(counts, ([day, count]) => ({ ...where, day, count }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('axis_counts')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'day']).doUpdateSet({
          count: sql`axis_counts.count + excluded.count`,
          version: sql`excluded.version`,
        }),
      )
      .execute();
  }
}

/** As `addToAxis`, by initial or by keyword. */
export async function addToHeadings(
  db: Kysely<Database>,
  where: { scope: string; kind: 'name' | 'tag' },
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = Array.from(counts, ([heading, count]) => ({ ...where, heading, count }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('heading_counts')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'kind', 'heading']).doUpdateSet({
          count: sql`heading_counts.count + excluded.count`,
        }),
      )
      .execute();
  }
}

const listed = (column: 'day' | 'count') =>
  sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`;

/** Days and counts in one row, as thousands of rows cost PostgreSQL's line more than reading them. */
export const LISTED_DAYS = [listed('day').as('days'), listed('count').as('counts')] as const;

export interface ListedDays {
  days: string | null;
  counts: string | null;
}

/** Each day of a row with its count. Both are added up in one walk: what belongs together stands at the same place. */
export function* eachDay({ days, counts }: ListedDays): Generator<[day: string, count: number]> {
  const each = counts?.split(',') ?? [];
  for (const [index, day] of (days?.split(',') ?? []).entries()) yield [day, Number(each[index])];
}

/** Photos a day, in no order. */
export async function countByDay(
  db: Kysely<Database>,
  scope: string,
): Promise<{ heading: string; count: number }[]> {
  const row = await db
    .selectFrom('axis_counts')
    .select(LISTED_DAYS)
    .where('scope', '=', scope)
    .where('count', '>', 0)
    .executeTakeFirstOrThrow();
  return Array.from(eachDay(row), ([heading, count]) => ({ heading, count }));
}

/** Photos under each initial or keyword, in no order. */
export async function countByHeading(
  db: Kysely<Database>,
  where: { scope: string; kind: 'name' | 'tag' },
): Promise<{ heading: string; count: number }[]> {
  return db
    .selectFrom('heading_counts')
    .select(['heading', 'count'])
    .where('scope', '=', where.scope)
    .where('kind', '=', where.kind)
    .where('count', '>', 0)
    .execute();
}
