import { dateOfDay, dayOfDate } from '@xiangji/api-client/contract';
import { describe, expect, it } from 'vitest';
import { readDateWords } from './dateWords.ts';

/** Thursday. */
const TODAY = dayOfDate({ year: 2026, month: 11, day: 26 });

function isoDay(day: number): string {
  const date = dateOfDay(day);
  return [date.year, date.month, date.day].map((part) => String(part).padStart(2, '0')).join('-');
}

function spanOf(query: string): string | undefined {
  const { span } = readDateWords(query, TODAY);
  return span && `${isoDay(span.from)} ${isoDay(span.to)}`;
}

describe('dates in words', () => {
  it.each([
    ['2019', '2019-01-01 2019-12-31'],
    ['2019年', '2019-01-01 2019-12-31'],
    ['2019-05', '2019-05-01 2019-05-31'],
    ['2020.2', '2020-02-01 2020-02-29'],
    ['2019年5月', '2019-05-01 2019-05-31'],
    ['2019-05-03', '2019-05-03 2019-05-03'],
    ['2019年5月3日', '2019-05-03 2019-05-03'],
    ['今天', '2026-11-26 2026-11-26'],
    ['昨天', '2026-11-25 2026-11-25'],
    ['前天', '2026-11-24 2026-11-24'],
    ['这周', '2026-11-23 2026-11-29'],
    ['上个星期', '2026-11-16 2026-11-22'],
    ['本月', '2026-11-01 2026-11-30'],
    ['上个月', '2026-10-01 2026-10-31'],
    ['去年', '2025-01-01 2025-12-31'],
    ['去年夏天', '2025-06-01 2025-08-31'],
    ['前年3月', '2024-03-01 2024-03-31'],
    ['2019 夏天', '2019-06-01 2019-08-31'],
    ['2019年冬天', '2019-12-01 2020-02-29'],
    ['yesterday', '2026-11-25 2026-11-25'],
    ['Last  Week', '2026-11-16 2026-11-22'],
    ['last year', '2025-01-01 2025-12-31'],
    ['last summer', '2026-06-01 2026-08-31'],
    ['last autumn', '2025-09-01 2025-11-30'],
    ['summer of 2019', '2019-06-01 2019-08-31'],
    ['May 2019', '2019-05-01 2019-05-31'],
    ['sept 2019', '2019-09-01 2019-09-30'],
  ])('reads %s', (query, days) => expect(spanOf(query)).toBe(days));

  it.each(['西湖', 'IMG_2019', '20190', '2019-13', '2019-02-30x', 'summertime', '1812'])(
    'finds none in %s',
    (query) => expect(spanOf(query)).toBeUndefined(),
  );

  it.each([
    ['去年夏天西湖', '西湖'],
    ['西湖 2019-05 日落', '西湖   日落'],
    ['sunset last summer', 'sunset'],
  ])('leaves the other words of %s', (query, rest) => expect(readDateWords(query, TODAY).rest).toBe(rest));

  it('takes the days that all dates share', () => {
    expect(spanOf('2019-05 2019')).toBe('2019-05-01 2019-05-31');
    const { span } = readDateWords('2019 去年', TODAY);
    expect(span && span.from > span.to).toBe(true);
  });
});
