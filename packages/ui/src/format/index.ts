/** Dates, numbers and sizes as text, without React: for servers and server components too. */
export {
  type DayRange,
  formatDayNumber,
  formatDayRange,
  parseDay,
  parseDayRange,
} from '../date-field/calendar.ts';
export { type Formatters, formattersOf, type PluralForms } from '../locale/formatters.ts';
export type { UiLocale } from '../locale/labels.ts';
