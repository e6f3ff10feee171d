import { DATE_BUCKET_SECONDS } from '@xiangji/api-client/contract';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { SECONDS_PER_DAY } from '../../time.ts';

/** Where counters are kept for: all photos of a person, or one album. */
export const axisScope = {
  user: (userId: string) => `u${userId}`,
  folder: (folderId: string) => `f${folderId}`,
};

const BUCKETS_PER_DAY = SECONDS_PER_DAY / DATE_BUCKET_SECONDS;
/** Added before dividing, since both databases cut towards zero and days may lie before 1970. */
const DAY_SHIFT = 5_000_000;
/** Rows of one statement; each takes three parameters. */
const CHUNK = 500;

export function bucketOf(taken: number): number {
  return Math.floor(taken / DATE_BUCKET_SECONDS);
}

/** Adds photos to (or with a negative count takes them from) the counters of a scope. */
export async function addToAxis(
  db: Kysely<Database>,
  scope: string,
  counts: ReadonlyMap<number, number>,
): Promise<void> {
  const rows = Array.from(counts, ([bucket, count]) => ({ scope, bucket, count }));
  for (let start = 0; start < rows.length; start += CHUNK) {
    await db
      .insertInto('axis_counts')
      .values(rows.slice(start, start + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['scope', 'bucket']).doUpdateSet({
          count: sql`axis_counts.count + excluded.count`,
        }),
      )
      .execute();
  }
}

/** Photos a day, oldest day first; days since 1970-01-01. */
export async function countByDay(
  db: Kysely<Database>,
  scope: string,
): Promise<{ day: number; count: number }[]> {
  const shift = DAY_SHIFT * BUCKETS_PER_DAY;
  const day = sql<number>`(bucket + ${sql.lit(shift)}) / ${sql.lit(BUCKETS_PER_DAY)} - ${sql.lit(DAY_SHIFT)}`;
  return db
    .selectFrom('axis_counts')
    .select((eb) => [day.as('day'), eb.cast<number>(eb.fn.sum('count'), 'bigint').as('count')])
    .where('scope', '=', scope)
    .where('count', '>', 0)
    .groupBy(day)
    .orderBy(day)
    .execute();
}
