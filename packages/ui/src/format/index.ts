/**
 * Formats dates, numbers and sizes as text. It does not need React, so that servers and server components can use it.
 */

export { type Formatters, formattersOf, type PluralForms } from '@xiangji/locale/format';
export {
  type DayRange,
  formatDayNumber,
  formatDayRange,
  parseDay,
  parseDayRange,
} from '../date-field/calendar.ts';
