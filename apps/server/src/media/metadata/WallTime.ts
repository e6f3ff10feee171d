/** A time as the clock on the wall showed it, without a zone; month and day count from 1. */
export interface WallTime {
  readonly y: number;
  readonly mo: number;
  readonly d: number;
  readonly h: number;
  readonly mi: number;
  readonly s: number;
}

const DATE_TIME =
  /^\s*(\d{4})[:\-/.](\d{1,2})[:\-/.](\d{1,2})(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:[.,](\d+))?)?)?\s*(Z|[+-]\d{2}:?\d{2})?/;

/**
 * Milliseconds of a wall-clock time as if it were UTC; for differences only. Correct for years 0 to 99 too.
 */
export function asUtcMs(time: WallTime): number {
  const date = new Date(0);
  date.setUTCFullYear(time.y, time.mo - 1, time.d);
  date.setUTCHours(time.h, time.mi, time.s);
  return date.getTime();
}

/** The inverse of `asUtcMs`: the wall-clock time. */
export function fromUtcMs(ms: number): WallTime {
  const date = new Date(ms);
  return {
    y: date.getUTCFullYear(),
    mo: date.getUTCMonth() + 1,
    d: date.getUTCDate(),
    h: date.getUTCHours(),
    mi: date.getUTCMinutes(),
    s: date.getUTCSeconds(),
  };
}

/** Whether a calendar and a clock can show this time. */
export function isReal(time: WallTime): boolean {
  const back = fromUtcMs(asUtcMs(time));
  const same = back.y === time.y && back.mo === time.mo && back.d === time.d;
  return same && time.y > 0 && time.h < 24 && time.mi < 60 && time.s < 60;
}

const DAY_MS = 86_400_000;

/** Whether a time, in milliseconds, is further ahead than two time zones can differ. */
export function isFuture(ms: number, now: number = Date.now()): boolean {
  return ms > now + DAY_MS;
}

/** Minutes east of UTC from `Z`, `+08:00` or `+0800`; undefined beyond ±15 hours. */
export function parseOffset(text: string | undefined): number | undefined {
  const match = /^\s*(?:(Z)|([+-])(\d{2}):?(\d{2}))\s*$/.exec(text ?? '');
  if (!match) return undefined;
  if (match[1]) return 0;
  const minutes = Number(match[3]) * 60 + Number(match[4]);
  return Number(match[4]) < 60 && minutes <= 15 * 60 ? (match[2] === '-' ? -minutes : minutes) : undefined;
}

/** A date that was read from a text. */
export interface ParsedTime {
  readonly time: WallTime;
  /** Minutes east of UTC, where the text has them. */
  readonly offsetMinutes?: number;
  /** False for a date without a time of day. */
  readonly hasClock: boolean;
  /** Of the second, where the text has a fraction. */
  readonly milliseconds?: number;
}

/** The milliseconds that the digits of a fraction mean: `5` and `500` are the same. */
export function millisecondsOf(digits: string | undefined): number | undefined {
  const [text] = /^\d+/.exec(digits ?? '') ?? [];
  return text ? Math.floor(Number(`0.${text}`) * 1_000) : undefined;
}

/**
 * Reads an EXIF, XMP or ISO date, with its offset when there is one. Zero dates and impossible ones (30 February, 24:10)
 * give undefined; any year from 1 on is valid.
 */
export function parseWallTime(text: string | undefined): ParsedTime | undefined {
  const match = DATE_TIME.exec(text ?? '');
  if (!match) return undefined;
  const [y = 0, mo = 0, d = 0, h = 0, mi = 0, s = 0] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const time: WallTime = { y, mo, d, h, mi, s };
  return isReal(time)
    ? {
        time,
        offsetMinutes: parseOffset(match[8]),
        hasClock: match[4] !== undefined,
        milliseconds: millisecondsOf(match[7]),
      }
    : undefined;
}
