import type { DateSource } from '@xiangji/api-client/contract';
import { asUtcMs } from '../../media/metadata/WallTime.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';
import type { TakenColumns } from '../files/dateChange.ts';
import type { BlobMeta } from '../media/blobMeta.ts';
import { timeOfName } from './nameTime.ts';

/** Facts about a photo that its bytes do not contain. */
export interface DateClues {
  /** The name of the file. */
  name: string;
  /** When the file was last changed, in milliseconds since 1970; empty where that is not known. */
  modified: string;
  /** Zone of the owner in minutes, UTC minus local; null where it is not known. */
  timezone: number | null;
  /** Unix seconds. */
  now: number;
}

/** Files of archives that have no time begin here. */
const NO_TIME_BEFORE = Date.UTC(1980, 0, 2) / 1_000;

/**
 * The date of a new photo. Sources, best first: its file; guesses by the name of the file, by the file's last change, and
 * the moment of the upload. A time in UTC is shown on the owner's clock.
 */
export function dateOf(
  meta: Pick<BlobMeta, 'taken' | 'takenIsUtc' | 'tz'>,
  { name, modified, timezone, now }: DateClues,
): TakenColumns {
  // Most files have no zone: the owner's own is the best guess for a wall clock, and the only one for a file without a
  // date.
  const tz = meta.tz ?? timezone;
  const onClock = (utc: number) => utc - (tz ?? 0) * SECONDS_PER_MINUTE;
  if (meta.taken !== null) {
    const taken = meta.takenIsUtc ? onClock(meta.taken) : meta.taken;
    return { taken, tz: meta.takenIsUtc ? (tz ?? 0) : tz, time_unknown: 0, date_source: 'file' };
  }
  const guess = (taken: number, date_source: DateSource) => ({
    taken,
    tz,
    time_unknown: 1 as const,
    date_source,
  });
  const named = timeOfName(name, now * 1_000);
  if (named) {
    const seconds = asUtcMs(named.time) / 1_000;
    return guess(named.isUtc ? onClock(seconds) : seconds, 'name');
  }
  const changed = /^\d{1,15}$/.test(modified) ? Math.floor(Number(modified) / 1_000) : 0;
  if (changed >= NO_TIME_BEFORE && changed <= now) return guess(onClock(changed), 'modified');
  return guess(onClock(now), 'upload');
}
