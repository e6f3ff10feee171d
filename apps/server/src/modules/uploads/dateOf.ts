import { type DateSource, FILE_TYPES, type Sidecar } from '@xiangji/api-client/contract';
import { localTimeOf, offsetFromPlace } from '../../media/metadata/offset.ts';
import { asUtcMs, fromUtcMs, isFuture } from '../../media/metadata/WallTime.ts';
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
  /** What another product knows of the photo. */
  sidecar?: Sidecar | undefined;
  /** Unix seconds. */
  now: number;
}

/** Files of archives that have no time begin here. */
const NO_TIME_BEFORE = Date.UTC(1980, 0, 2) / 1_000;

type Dated = Pick<BlobMeta, 'type' | 'taken' | 'takenIsUtc' | 'takenIsDoubtful' | 'tz'>;

/**
 * The offset of a photo whose file has none, at the place that its side file has: minutes, UTC minus local; null where
 * the place is unknown.
 */
function zoneOf(seconds: number, { gps }: Sidecar, isUtc: boolean): number | null {
  const time = fromUtcMs(seconds * 1_000);
  const place = gps && { lat: gps.lat, lon: gps.lng };
  const east = isUtc
    ? localTimeOf({ taken: { time, isUtc }, place }).offsetMinutes
    : place && offsetFromPlace(time, place);
  return east === undefined ? null : 0 - east;
}

/**
 * The date of a new photo. Sources, best first: its picture; its side file; the container of a movie, and dates of a
 * picture that are doubtful; guesses by the name of the file, by the file's last change, and the moment of the upload. A
 * time in UTC is shown on the clock of its place, else on the owner's.
 */
export function dateOf(
  meta: Dated,
  { name, modified, timezone, sidecar = {}, now }: DateClues,
): TakenColumns {
  const sure = (seconds: number, isUtc: boolean, date_source: DateSource): TakenColumns => {
    // Most files have no zone: the owner's own is the best guess for a wall clock.
    const tz = meta.tz ?? sidecar.timezone ?? zoneOf(seconds, sidecar, isUtc) ?? timezone;
    if (!isUtc) return { taken: seconds, tz, time_unknown: 0, date_source };
    return { taken: seconds - (tz ?? 0) * SECONDS_PER_MINUTE, tz: tz ?? 0, time_unknown: 0, date_source };
  };
  const ofFile = meta.taken === null ? undefined : sure(meta.taken, meta.takenIsUtc === true, 'file');
  const isBest = meta.type !== FILE_TYPES.VIDEO && !meta.takenIsDoubtful;
  if (ofFile && isBest) return ofFile;
  const { time, wall_clock: isWallClock = false } = sidecar;
  if (time !== undefined && !isFuture(time * 1_000, now * 1_000)) return sure(time, !isWallClock, 'sidecar');
  return ofFile ?? guessedDate({ name, modified, tz: meta.tz ?? timezone, now });
}

/** The guesses at the date of a photo, best first. */
function guessedDate({
  name,
  modified,
  tz,
  now,
}: Pick<DateClues, 'name' | 'modified' | 'now'> & Pick<BlobMeta, 'tz'>): TakenColumns {
  const onClock = (utc: number) => utc - (tz ?? 0) * SECONDS_PER_MINUTE;
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
