/** Days since 1970-01-01 in the proleptic Gregorian calendar with a year 0; negative before. */
export type DayNumber = number;

/** A range of days that includes the first and the last day. */
export interface DayRange {
  /** The first day. */
  readonly start: DayNumber;
  /** The last day. */
  readonly end: DayNumber;
}

/** Spec §9 'Dates': -9999-01-01 and 9999-12-31. */
const FIRST_DAY = -4_371_587;
const LAST_DAY = 2_932_896;
const MS_PER_DAY = 86_400_000;

const DATE = /^(-?\d{1,4})\.(\d{1,2})\.(\d{1,2})$/;
const SEPARATOR = '~';

/** Removes every character that a date cannot contain. Keeps digits, '-', '~' and '.' (spec §5 'Date edit'). */
export function keepDateCharacters(text: string): string {
  return text.replace(/[^\d.~-]/g, '');
}

/**
 * Parses `y.m.d` to a day number. Returns undefined if it is not a real date within the years ±9999 (spec §5 'Date
 * edit').
 */
export function parseDay(text: string): DayNumber | undefined {
  const match = DATE.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  // UTC setters are plain calendar arithmetic and are exact over the whole range, unlike the output of Intl.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const number = date.getTime() / MS_PER_DAY;
  return isReal && number >= FIRST_DAY && number <= LAST_DAY ? number : undefined;
}

/**
 * Parses `y.m.d` or `y.m.d~y.m.d` (spec §5 'Date edit'). A reversed range is swapped. An invalid end is replaced by the
 * start. Returns undefined if the start is invalid.
 */
export function parseDayRange(text: string): DayRange | undefined {
  const [from = '', to] = text.split(SEPARATOR, 2);
  const first = parseDay(from);
  if (first === undefined) return undefined;
  const last = to === undefined ? first : (parseDay(to) ?? first);
  return first <= last ? { start: first, end: last } : { start: last, end: first };
}

/** Returns the year (which can be 0 or negative), the month and the day of the month (both from 1) of a day number. */
export function yearMonthDay(day: DayNumber): readonly [year: number, month: number, day: number] {
  const date = new Date(day * MS_PER_DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** Formats a day number as `y.m.d`. */
export function formatDayNumber(day: DayNumber): string {
  return yearMonthDay(day).join('.');
}

/** Formats a range as `y.m.d~y.m.d`, or a single day as `y.m.d`. */
export function formatDayRange({ start, end }: DayRange): string {
  return start === end
    ? formatDayNumber(start)
    : `${formatDayNumber(start)}${SEPARATOR}${formatDayNumber(end)}`;
}
