import lookupZone from 'tz-lookup';
import type { GpsPosition } from './gps.ts';
import type { TakenTime } from './takenTime.ts';
import { asUtcMs, fromUtcMs, type WallTime } from './WallTime.ts';

/**
 * Sources of the offset, best first: written in the metadata; the difference between the camera's and the satellites'
 * clock; the time zone at the location at that time; unknown.
 */
export type OffsetSource = 'metadata' | 'gps-clock' | 'gps-place' | 'none';

/** Minutes east of UTC with where they come from. */
export interface KnownOffset {
  readonly offsetMinutes?: number;
  readonly offsetSource: OffsetSource;
}

const QUARTER_HOUR_MS = 900_000;
/** Above this difference between GPS fix and shutter no offset is derived. */
const CLOCK_SLACK_MS = 300_000;
const EXTREME_MINUTES = 14 * 60;

/** Difference of two clocks as an offset rounded to 15 minutes; undefined when no zone on Earth has it. */
export function offsetFromClocks(wall: WallTime, utcMs: number): number | undefined {
  const difference = asUtcMs(wall) - utcMs;
  const rounded = Math.round(difference / QUARTER_HOUR_MS) * QUARTER_HOUR_MS;
  const minutes = rounded / 60_000;
  return Math.abs(difference - rounded) <= CLOCK_SLACK_MS && Math.abs(minutes) <= EXTREME_MINUTES
    ? minutes
    : undefined;
}

function zoneMinutesAt(zone: string, utcMs: number): number {
  const parts = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(utcMs);
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value);
  const local = {
    y: part('year'),
    mo: part('month'),
    d: part('day'),
    h: part('hour'),
    mi: part('minute'),
    s: part('second'),
  };
  return Math.round((asUtcMs(local) - utcMs) / 60_000);
}

/** An offset of the time zone at a place; undefined where the databases do not know it. */
function zoneAt(place: GpsPosition, offsetIn: (zone: string) => number): number | undefined {
  try {
    const offset = offsetIn(lookupZone(place.lat, place.lon));
    return Number.isFinite(offset) ? offset : undefined;
  } catch {
    return undefined;
  }
}

/** Offset that held at a place when its clocks showed `wall`, from the zone database. */
export function offsetFromPlace(wall: WallTime, place: GpsPosition): number | undefined {
  return zoneAt(place, (zone) => {
    const first = zoneMinutesAt(zone, asUtcMs(wall));
    // The first guess reads the zone as if the wall clock were UTC; the second one is right around a clock change.
    return zoneMinutesAt(zone, asUtcMs(wall) - first * 60_000);
  });
}

/** Everything known that helps to find the offset of one picture. */
export interface OffsetClues {
  readonly taken?: TakenTime;
  readonly place?: GpsPosition;
  readonly gpsUtcMs?: number;
}

/** Chooses the offset by the order of `OffsetSource`. There is none without a taken time. */
export function chooseOffset({ taken, place, gpsUtcMs }: OffsetClues): KnownOffset {
  if (taken?.offsetMinutes !== undefined)
    return { offsetMinutes: taken.offsetMinutes, offsetSource: 'metadata' };
  const byClock = taken && gpsUtcMs !== undefined ? offsetFromClocks(taken.time, gpsUtcMs) : undefined;
  if (byClock !== undefined) return { offsetMinutes: byClock, offsetSource: 'gps-clock' };
  const byPlace = taken && place ? offsetFromPlace(taken.time, place) : undefined;
  if (byPlace !== undefined) return { offsetMinutes: byPlace, offsetSource: 'gps-place' };
  return { offsetSource: 'none' };
}

/** When a picture or a movie was taken. */
export interface LocalTime extends KnownOffset {
  /** Wall clock at the place of taking. */
  readonly takenLocal?: WallTime;
  /** The zone is unknown, and `takenLocal` is in UTC. */
  readonly takenIsUtc?: boolean;
  /** Of the second of `takenLocal`, where the file has a fraction. */
  readonly milliseconds?: number;
  /** As `TakenTime` has it. */
  readonly takenIsDoubtful?: boolean;
}

/** The wall clock at the place of taking, with its offset. A time in UTC stays one where the place is unknown. */
export function localTimeOf(clues: OffsetClues): LocalTime {
  const { taken, place } = clues;
  const { milliseconds, isDoubtful: takenIsDoubtful } = taken ?? {};
  if (!taken?.isUtc)
    return { takenLocal: taken?.time, milliseconds, takenIsDoubtful, ...chooseOffset(clues) };
  const utcMs = asUtcMs(taken.time);
  const offsetMinutes = place && zoneAt(place, (zone) => zoneMinutesAt(zone, utcMs));
  return offsetMinutes === undefined
    ? { takenLocal: taken.time, milliseconds, takenIsUtc: true, offsetSource: 'none' }
    : {
        takenLocal: fromUtcMs(utcMs + offsetMinutes * 60_000),
        milliseconds,
        offsetMinutes,
        offsetSource: 'gps-place',
      };
}
