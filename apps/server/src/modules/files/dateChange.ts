import { DAYS, type DateChange } from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { dayOf, SECONDS_PER_MINUTE } from '../../time.ts';

/** The columns of a photo's date. */
export type TakenColumns = Pick<FileRow, 'taken' | 'tz' | 'time_unknown' | 'date_source'>;

/** A date that a person changed in any way is no guess. */
export const CHANGED = { date_source: 'person', time_unknown: 0 } as const;

/** When a photo was taken after a change (spec §2 'Date change'). */
export function changedDate(
  { taken, tz }: Pick<TakenColumns, 'taken' | 'tz'>,
  change: DateChange,
): TakenColumns {
  if (change.mode === 'ABSOLUTE') {
    return { ...CHANGED, taken: change.time, tz: change.timezone ?? tz };
  }
  if (change.mode === 'RELATIVE') return { ...CHANGED, taken: taken + change.shift, tz };
  const { timezone, keep } = change;
  const moved = keep === 'instant' && tz !== null ? (tz - timezone) * SECONDS_PER_MINUTE : 0;
  return { ...CHANGED, taken: taken + moved, tz: timezone };
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

/** Throws ILLEGAL_REQUEST where a photo would leave the supported years (spec §9 'Dates'). */
export function assertInCalendar({ first, last }: { first: number; last: number }): void {
  if (dayOf(first) < DAYS.MIN || dayOf(last) > DAYS.MAX) {
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'date' } });
  }
}
