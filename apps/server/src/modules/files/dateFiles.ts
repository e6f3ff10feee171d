import { DAYS, type DateChange } from '@xiangji/api-client/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Flag } from '../../db/columns.ts';
import type { Database, FileRow } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';
import { dayOf } from './axisCounts.ts';
import { inChunks } from './chosen.ts';
import { tally } from './tally.ts';

type When = Pick<FileRow, 'taken' | 'tz' | 'time_unknown'>;

/** When a photo was taken once a change is made (spec §2 'Date change'). */
export function changedDate({ taken, tz, time_unknown }: When, change: DateChange): When {
  if (change.mode === 'ABSOLUTE') {
    return { taken: change.time, tz: change.timezone ?? tz, time_unknown: 0 };
  }
  if (change.mode === 'RELATIVE') return { taken: taken + change.shift, tz, time_unknown };
  const { timezone, keep } = change;
  const moved = keep === 'instant' && tz !== null ? (tz - timezone) * SECONDS_PER_MINUTE : 0;
  return { taken: taken + moved, tz: timezone, time_unknown };
}

/** First and last wall clock, in seconds. */
export function spanOfTimes(times: readonly number[]): { first: number; last: number } {
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const time of times) {
    first = Math.min(first, time);
    last = Math.max(last, time);
  }
  return { first, last };
}

/** Throws ILLEGAL_REQUEST where a photo would leave the calendar (spec §9 'Dates'). */
export function assertInCalendar({ first, last }: { first: number; last: number }): void {
  if (dayOf(first) < DAYS.MIN || dayOf(last) > DAYS.MAX) {
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'date' } });
  }
}

interface Columns {
  taken?: number | RawBuilder<number>;
  tz?: number;
  time_unknown?: Flag;
}

/** The same as `changedDate`, for many rows in one statement. */
function columnsOf(change: DateChange): Columns {
  if (change.mode === 'ABSOLUTE') {
    const zone = change.timezone === undefined ? {} : { tz: change.timezone };
    return { taken: change.time, time_unknown: 0, ...zone };
  }
  if (change.mode === 'RELATIVE') return { taken: sql<number>`taken + ${sql.lit(change.shift)}` };
  const { timezone, keep } = change;
  if (keep === 'clock') return { tz: timezone };
  const minutes = sql`(coalesce(tz, ${sql.lit(timezone)}) - ${sql.lit(timezone)})`;
  return { taken: sql<number>`taken + ${minutes} * ${sql.lit(SECONDS_PER_MINUTE)}`, tz: timezone };
}

/** Changes when photos of one account were taken, inside the account's lock. */
export async function dateFiles(
  trx: Kysely<Database>,
  rows: readonly FileRow[],
  change: DateChange,
): Promise<void> {
  await tally(trx, rows, -1);
  for (const ids of inChunks(rows.map((row) => row.id))) {
    await trx.updateTable('files').set(columnsOf(change)).where('id', 'in', ids).execute();
  }
  await tally(
    trx,
    rows.map((row) => ({ ...row, ...changedDate(row, change) })),
    1,
  );
}
