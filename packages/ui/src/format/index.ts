/** Dates, numbers and sizes as text, without React: for servers and server components too. */

export { type Formatters, formattersOf, type PluralForms } from '@xiangji/locale/format';
export {
  type DayRange,
  formatDayNumber,
  formatDayRange,
  parseDay,
  parseDayRange,
} from '../date-field/calendar.ts';
