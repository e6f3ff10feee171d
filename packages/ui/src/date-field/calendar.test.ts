import { expect, it } from 'vitest';
import { formatDayNumber, formatDayRange, keepDateCharacters, parseDay, parseDayRange } from './calendar.ts';

it.each([
  ['1970.1.1', 0],
  ['2026.11.21', 20_778],
  ['1969.12.31', -1],
  ['0.2.29', -719_469],
  ['-9999.1.1', -4_371_587],
  ['9999.12.31', 2_932_896],
])('reads %s as day %d and writes it back', (text, day) => {
  expect(parseDay(text)).toBe(day);
  expect(formatDayNumber(day)).toBe(text);
});

it.each([
  '',
  '2026',
  '2026.2.29',
  '2026.13.1',
  '2026.0.1',
  '2026.1.0',
  '10000.1.1',
  '-10000.1.1',
  '2026-1-1',
  '1.1.1.1',
])('does not take %j for a date', (text) => {
  expect(parseDay(text)).toBeUndefined();
});

it('swaps a reversed range, and sets a bad end to the start', () => {
  expect(parseDayRange('1970.1.3~1970.1.1')).toEqual({ start: 0, end: 2 });
  expect(parseDayRange('1970.1.3~1970.2.30')).toEqual({ start: 2, end: 2 });
  expect(parseDayRange('1970.1.3~')).toEqual({ start: 2, end: 2 });
  expect(parseDayRange('1970.1.3')).toEqual({ start: 2, end: 2 });
  expect(parseDayRange('~1970.1.3')).toBeUndefined();
});

it('writes a single day once', () => {
  expect(formatDayRange({ start: 2, end: 2 })).toBe('1970.1.3');
  expect(formatDayRange({ start: -1, end: 2 })).toBe('1969.12.31~1970.1.3');
});

it('keeps nothing but digits, dots, signs and the separator', () => {
  expect(keepDateCharacters(' 2026年5.1 ~ -1.2.3a')).toBe('20265.1~-1.2.3');
});

it('reads every day that it writes', () => {
  for (let day = -4_371_587; day <= 2_932_896; day += 997) expect(parseDay(formatDayNumber(day))).toBe(day);
});
