export { type DayRange, formatDayNumber, formatDayRange, parseDay, parseDayRange } from './calendar.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
export { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';
