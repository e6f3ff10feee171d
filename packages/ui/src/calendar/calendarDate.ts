import { type CalendarDate, GregorianCalendar } from '@internationalized/date';
import type { DayNumber } from '../date-field/calendar.ts';

/** The Julian day of 1970-01-01. */
const EPOCH = 2_440_588;
const gregorian = /* @__PURE__ */ new GregorianCalendar();

/** Converts a day number to a date of React Aria. React Aria has eras instead of a year 0, and no leap years BC. */
export function toCalendarDate(day: DayNumber): CalendarDate {
  return gregorian.fromJulianDay(day + EPOCH);
}

/** Converts a date of React Aria to a day number. */
export function toDayNumber(date: CalendarDate): DayNumber {
  return gregorian.toJulianDay(date) - EPOCH;
}
