/** Days since 1970-01-01 in the proleptic Gregorian calendar with a year 0; negative before. */
export type DayNumber = number;

/** First and last day, both included. */
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

/** Removes every character that a date cannot have. It keeps digits, '-', '~' and '.' (spec §5 'Date edit'). */
export function keepDateCharacters(text: string): string {
  return text.replace(/[^\d.~-]/g, '');
}

/**
 * `y.m.d` as a day number; undefined where it is not a real date of the years ±9999 (spec §5 'Date edit').
 */
export function parseDay(text: string): DayNumber | undefined {
  const match = DATE.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  // UTC setters are plain calendar arithmetic: exact over the whole range, unlike Intl's output.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  const number = date.getTime() / MS_PER_DAY;
  return isReal && number >= FIRST_DAY && number <= LAST_DAY ? number : undefined;
}

/**
 * `y.m.d` or `y.m.d~y.m.d` (spec §5 'Date edit'): a reversed range is swapped, a bad end becomes the start;
 * undefined where the start is bad.
 */
export function parseDayRange(text: string): DayRange | undefined {
  const [from = '', to] = text.split(SEPARATOR, 2);
  const first = parseDay(from);
  if (first === undefined) return undefined;
  const last = to === undefined ? first : (parseDay(to) ?? first);
  return first <= last ? { start: first, end: last } : { start: last, end: first };
}

/** Year (0 and negative too), month and day of the month (from 1) of a day number. */
export function yearMonthDay(day: DayNumber): readonly [year: number, month: number, day: number] {
  const date = new Date(day * MS_PER_DAY);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}

/** A day number as `y.m.d`. */
export function formatDayNumber(day: DayNumber): string {
  return yearMonthDay(day).join('.');
}

/** A range as `y.m.d~y.m.d`, a single day as `y.m.d`. */
export function formatDayRange({ start, end }: DayRange): string {
  return start === end
    ? formatDayNumber(start)
    : `${formatDayNumber(start)}${SEPARATOR}${formatDayNumber(end)}`;
}
