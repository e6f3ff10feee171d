import { expect, it } from 'vitest';
import { parseDay } from '../date-field/calendar.ts';
import { toCalendarDate, toDayNumber } from './calendarDate.ts';

it.each(['1970.1.1', '2026.11.21', '1.1.1', '0.2.28', '-220.3.1', '9999.12.31'])(
  'converts %s and back',
  (text) => {
    const day = parseDay(text) ?? Number.NaN;
    expect(toDayNumber(toCalendarDate(day))).toBe(day);
  },
);
