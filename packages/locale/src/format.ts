/** Dates, numbers and sizes as text, without React: for servers and server components too. */
export { type Direction, directionOf } from './direction.ts';
export { type Formatters, formattersOf, numberFormatOf, type PluralForms } from './formatters.ts';
