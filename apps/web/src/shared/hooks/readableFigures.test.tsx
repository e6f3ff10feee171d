import { renderHook } from '@testing-library/react';
import { dayOfDate } from '@xiangji/api-client/contract';
import { expect, it } from 'vitest';
import { InLanguage } from '../../test/InLanguage.tsx';
import { useDayText } from './useDayText.ts';
import { useFileSize } from './useFileSize.ts';

const english = ({ children }: { children: React.ReactNode }) => (
  <InLanguage locale="en">{children}</InLanguage>
);

it('says days as people do, before our era too: there is no year 0', () => {
  const { current: dayText } = renderHook(useDayText, { wrapper: InLanguage }).result;
  expect(dayText(dayOfDate({ year: 2026, month: 11, day: 21 }))).toBe('2026年11月21日');
  expect(dayText(dayOfDate({ year: 1, month: 1, day: 1 }))).toBe('1年1月1日');
  expect(dayText(dayOfDate({ year: 0, month: 12, day: 31 }))).toBe('公元前1年12月31日');
  expect(dayText(dayOfDate({ year: -220, month: 3, day: 1 }))).toBe('公元前221年3月1日');
});

it('says sizes in the unit that keeps them short', () => {
  const { current: size } = renderHook(useFileSize, { wrapper: english }).result;
  expect([0, 999, 1_536, 10 * 1024, 2.13 * 1024 ** 2, 5 * 1024 ** 3].map(size)).toEqual([
    '0 bytes',
    '999 bytes',
    '1.5 kB',
    '10 kB',
    '2.1 MB',
    '5 GB',
  ]);
});
