import { dateOfDay, dayOfDate } from './days.ts';
import { DAYS } from './limits.ts';

export const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** Matches a date with an optional time and time zone. Years beyond 0000–9999 have a sign and six digits. */
const ISO =
  /^(\d{4}|[+-]\d{6})-(\d{2})-(\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:[.,]\d+)?)?)?(Z|[+-]\d{2}(?::?[0-5]\d)?)?$/;

export interface IsoDate {
  /** The local time as written, in seconds counted as if it were UTC. */
  time: number;
  /** Time zone in minutes, UTC minus local (like `getTimezoneOffset`); undefined if the text has no time zone. */
  timezone: number | undefined;
}

function readZone(zone: string): number {
  if (zone === 'Z') return 0;
  const [hours, minutes] = [zone.slice(1, 3), zone.slice(3).replace(':', '') || '0'].map(Number);
  const east = (hours ?? 0) * MINUTES_PER_HOUR + (minutes ?? 0);
  return zone.startsWith('-') || east === 0 ? east : -east;
}

/**
 * Parses an ISO 8601 date with an optional time and time zone. Returns undefined for other text, for a date that does
 * not exist, and for years beyond ±9999.
 */
export function parseIsoDate(text: string): IsoDate | undefined {
  const [, year, month, day, hour = '0', minute = '0', second = '0', zone] = ISO.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  if (year === undefined) return undefined;
  const dayNumber = dayOfDate(date);
  if (dayNumber < DAYS.MIN || dayNumber > DAYS.MAX) return undefined;
  const real = dateOfDay(dayNumber);
  if (real.month !== date.month || real.day !== date.day) return undefined;
  const clock = Number(hour) * SECONDS_PER_HOUR + Number(minute) * SECONDS_PER_MINUTE + Number(second);
  return {
    time: dayNumber * SECONDS_PER_DAY + clock,
    timezone: zone === undefined ? undefined : readZone(zone),
  };
}
