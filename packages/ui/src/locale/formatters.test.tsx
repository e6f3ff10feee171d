import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseDay } from '../date-field/index.ts';
import { formattersOf } from './formatters.ts';
import { LocaleProvider, useFormatters } from './LocaleProvider.tsx';

const zh = formattersOf('zh-CN');
const en = formattersOf('en');
const dayOf = (text: string) => parseDay(text) ?? Number.NaN;

it.each([
  ['2026.11.21', '2026年11月21日', 'Nov 21, 2026'],
  ['1.1.1', '1年1月1日', 'Jan 1, 1'],
  ['0.12.31', '公元前1年12月31日', 'Dec 31, 1 BC'],
  ['-220.3.1', '公元前221年3月1日', 'Mar 1, 221 BC'],
  ['-9999.1.1', '公元前10000年1月1日', 'Jan 1, 10000 BC'],
  ['9999.12.31', '9999年12月31日', 'Dec 31, 9999'],
])('says %s as %s and %s', (typed, chinese, english) => {
  expect([zh.day(dayOf(typed)), en.day(dayOf(typed))]).toEqual([chinese, english]);
});

it('writes sizes in the unit that keeps them short', () => {
  expect([0, 1, 1_536, 10 * 1024, 2.13 * 1024 ** 2, 5 * 1024 ** 3, 3 * 1024 ** 5].map(en.fileSize)).toEqual([
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

it('takes the form that fits the count', () => {
  const forms = { zero: 'no photos', one: '# photo', other: '# photos' };
  expect([0, 1, 2, 12_345].map((count) => en.plural(count, forms))).toEqual([
    'no photos',
    '1 photo',
    '2 photos',
    '12,345 photos',
  ]);
  expect(zh.plural(1, { other: '# 张照片' })).toBe('1 张照片');
});

function Today() {
  const { day } = useFormatters();
  return <p>{day(0)}</p>;
}

it('follows the language around it', () => {
  render(
    <LocaleProvider locale="en">
      <Today />
    </LocaleProvider>,
  );
  expect(screen.getByText('Jan 1, 1970')).toBeVisible();
});
