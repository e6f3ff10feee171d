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

/** Adds photos to (or with a negative count takes them from) the counters of a scope, by day. */
export async function addToAxis(
  db: Kysely<Database>,
  scope: string,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = Array.from(counts, ([day, count]) => ({ scope, day, count }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('axis_counts')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'day']).doUpdateSet({
          count: sql`axis_counts.count + excluded.count`,
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

/** Photos a day, in no order: all in one row, as thousands of rows cost PostgreSQL's line more than reading them. */
export async function countByDay(
  db: Kysely<Database>,
  scope: string,
): Promise<{ heading: string; count: number }[]> {
  const listed = (column: 'day' | 'count') =>
    sql<string | null>`string_agg(cast(${sql.ref(column)} as text), ',')`;
  const { days, counts } = await db
    .selectFrom('axis_counts')
    .select([listed('day').as('days'), listed('count').as('counts')])
    .where('scope', '=', scope)
    .where('count', '>', 0)
    .executeTakeFirstOrThrow();
  // Both are added up in one walk, so that what belongs together stands at the same place.
  const each = counts?.split(',') ?? [];
  return (days?.split(',') ?? []).map((heading, index) => ({ heading, count: Number(each[index]) }));
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
