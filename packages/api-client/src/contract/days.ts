/**
 * Day numbers are whole days since 1970-01-01 in the proleptic Gregorian calendar, with a year 0. Date and Intl of
 * JavaScript print years before 1 wrongly, so calendar arithmetic is done here with integers.
 */

/** A calendar date. `month` and `day` start at 1; `year` may be 0 or negative. */
export interface CivilDate {
  /** The year; 0 is 1 BC. */
  year: number;
  /** The month, starting at 1. */
  month: number;
  /** The day of the month, starting at 1. */
  day: number;
}

/** The calendar repeats after 400 years. */
const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
/** Days from 0000-03-01, where the internal year starts, to 1970-01-01. */
const EPOCH_SHIFT = 719_468;

/**
 * Returns the date of a day number. Internally, years start in March, so that the leap day is the last day of a year.
 */
export function dateOfDay(dayNumber: number): CivilDate {
  const shifted = dayNumber + EPOCH_SHIFT;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const leapDays =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return { year: yearOfEra + era * YEARS_PER_ERA + (month <= 2 ? 1 : 0), month, day };
}

/** Returns the day number of a date. A day or month beyond its range continues into the next month or year. */
export function dayOfDate({ year, month, day }: CivilDate): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / YEARS_PER_ERA);
  const yearOfEra = marchYear - era * YEARS_PER_ERA;
  const marchMonth = month > 2 ? month - 3 : month + 9;
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_SHIFT;
}

/** Formats a day number as `y.m.d`, the format in which users type dates (spec §5 'Date edit'). */
export function formatDay(dayNumber: number): string {
  const { year, month, day } = dateOfDay(dayNumber);
  return `${year}.${month}.${day}`;
}

/**
 * Formats the first and last day as `y.m.d – y.m.d`. Common parts appear only once. Returns undefined for an album
 * without dates.
 */
export function formatSpan(first: number | null, last: number | null): string | undefined {
  if (first === null || last === null) return undefined;
  if (first === last) return formatDay(first);
  const from = dateOfDay(first);
  const to = dateOfDay(last);
  const end = from.year === to.year ? `${to.month}.${to.day}` : formatDay(last);
  return `${formatDay(first)} – ${end}`;
}
