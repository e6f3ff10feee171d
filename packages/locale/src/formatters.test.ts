import { describe, expect, it } from 'vitest';
import { formattersOf } from './formatters.ts';

const MS_PER_DAY = 86_400_000;

const zh = formattersOf('zh-CN');
const en = formattersOf('en');

/** The day number of a date; the year 0 is 1 BC. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(0).setUTCFullYear(year, month - 1, day) / MS_PER_DAY;

describe('day', () => {
  it.each([
    [2026, 11, 21, '2026年11月21日', 'Nov 21, 2026'],
    [1, 1, 1, '1年1月1日', 'Jan 1, 1'],
    [0, 12, 31, '公元前1年12月31日', 'Dec 31, 1 BC'],
    [-220, 3, 1, '公元前221年3月1日', 'Mar 1, 221 BC'],
    [-9999, 1, 1, '公元前10000年1月1日', 'Jan 1, 10000 BC'],
    [9999, 12, 31, '9999年12月31日', 'Dec 31, 9999'],
  ])('writes the year %i, month %i and day %i as %s and %s', (year, month, day, chinese, english) => {
    const number = dayOf(year, month, day);
    expect([zh.day(number), en.day(number)]).toEqual([chinese, english]);
  });

  it('follows any other locale', () => {
    expect(formattersOf('de').day(0)).toBe('1. Jan. 1970');
  });
});

describe('number', () => {
  it('groups digits as the locale does', () => {
    const numbers = ['en', 'zh-CN', 'de', 'en-IN'].map((locale) => formattersOf(locale).number(1_234_567.5));
    expect(numbers).toEqual(['1,234,567.5', '1,234,567.5', '1.234.567,5', '12,34,567.5']);
  });

  it('uses the digits of the locale', () => {
    expect(formattersOf('ar-EG').number(7)).toBe('٧');
  });

  it.each(['en', 'zh-CN'])('writes whole numbers in %s as Intl does', (locale) => {
    const numbers = [0, 7, 999, 1000, -1234, 12_345_678];
    expect(numbers.map(formattersOf(locale).number)).toEqual(
      numbers.map(new Intl.NumberFormat(locale).format),
    );
  });
});

it('writes file sizes in the unit that keeps them short', () => {
  const sizes = [0, 1, 1_536, 10 * 1024, 2.13 * 1024 ** 2, 5 * 1024 ** 3, 3 * 1024 ** 5];
  expect(sizes.map(en.fileSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1.5 kB',
    '10 kB',
    '2.1 MB',
    '5 GB',
    '3,072 TB',
  ]);
});

it('writes durations as a clock', () => {
  expect([-1, 7, 185, 3_723].map(zh.duration)).toEqual(['0:00', '0:07', '3:05', '1:02:03']);
});

it('takes the plural form of the count', () => {
  const forms = { zero: 'no photos', one: '# photo', other: '# photos' };
  expect([0, 1, 2, 12_345].map((count) => en.plural(count, forms))).toEqual([
    'no photos',
    '1 photo',
    '2 photos',
    '12,345 photos',
  ]);
  expect(zh.plural(1, { other: '# 张照片' })).toBe('1 张照片');
});
