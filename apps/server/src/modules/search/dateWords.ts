import { dateOfDay, dayOfDate } from '@xiangji/api-client/contract';

/** Days of a date in words, the first and the last. */
export interface DaySpan {
  from: number;
  to: number;
}

const MONTHS = 12;
const DAYS_PER_WEEK = 7;
/** 1970-01-01 was a Thursday; weeks begin on Monday. */
const FIRST_WEEKDAY = 3;

/** The first day of a month; months beyond a year's end belong to the next years. */
function monthStart(year: number, month: number): number {
  const passed = year * MONTHS + month - 1;
  return dayOfDate({ year: Math.floor(passed / MONTHS), month: (passed % MONTHS) + 1, day: 1 });
}

const monthsFrom = (year: number, month: number, count: number): DaySpan => ({
  from: monthStart(year, month),
  to: monthStart(year, month + count) - 1,
});
const wholeYear = (year: number): DaySpan => monthsFrom(year, 1, MONTHS);
const oneDay = (day: number): DaySpan => ({ from: day, to: day });

function weekOf(day: number): DaySpan {
  const from = day - ((((day + FIRST_WEEKDAY) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK);
  return { from, to: from + DAYS_PER_WEEK - 1 };
}

/** First months of the seasons of the northern hemisphere; winter ends in the next year. */
const SEASONS: Readonly<Record<string, number>> = {
  ...{ 春: 3, 夏: 6, 秋: 9, 冬: 12 },
  ...{ spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 },
};
const SEASON_MONTHS = 3;
const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const season = (year: number, name: string): DaySpan => monthsFrom(year, SEASONS[name] ?? 1, SEASON_MONTHS);

/** A day of the calendar; undefined for one that does not exist. */
function existingDay(year: number, month: number, day: number): DaySpan | undefined {
  if (month < 1 || month > MONTHS) return undefined;
  const at = monthStart(year, month) + day - 1;
  return day >= 1 && at < monthStart(year, month + 1) ? oneDay(at) : undefined;
}

const existingMonth = (year: number, month: number): DaySpan | undefined =>
  month >= 1 && month <= MONTHS ? monthsFrom(year, month, 1) : undefined;

/** The latest season of a name that is over. */
function lastSeason(today: number, name: string): DaySpan {
  const { year } = dateOfDay(today);
  const thisYears = season(year, name);
  return thisYears.to < today ? thisYears : season(year - 1, name);
}

type Reader = (parts: string[], today: number) => DaySpan | undefined;

const YEAR = '((?:19|20)\\d\\d)';
const ZH_YEARS: Readonly<Record<string, number>> = { 前年: -2, 去年: -1, 今年: 0 };
const ZH_DAYS: Readonly<Record<string, number>> = { 前天: -2, 昨天: -1, 今天: 0 };
const EN_DAYS: Readonly<Record<string, number>> = { yesterday: -1, today: 0 };
const yearOf = (today: number) => dateOfDay(today).year;

function relative(unit: string, today: number, offset: number): DaySpan {
  const { year, month } = dateOfDay(today);
  if (unit === 'week') return weekOf(today + offset * DAYS_PER_WEEK);
  return unit === 'month' ? monthsFrom(year, month + offset, 1) : wholeYear(year + offset);
}

const isLast = (word: string): number => (word === '上' || word === 'last' ? -1 : 0);

/** Longer phrases before the shorter ones that they begin with. */
const PHRASES: readonly (readonly [pattern: string, read: Reader])[] = [
  [
    `${YEAR}(?:[-/.]|年)(\\d{1,2})(?:[-/.]|月)(\\d{1,2})[日号]?`,
    ([y, m, d]) => existingDay(Number(y), Number(m), Number(d)),
  ],
  [`${YEAR}(?:[-/.](\\d{1,2})|年(\\d{1,2})月)`, ([y, m, zh]) => existingMonth(Number(y), Number(m ?? zh))],
  [`${YEAR}年? ?([春夏秋冬])[天季]`, ([y, name]) => season(Number(y), name ?? '')],
  [
    `(前年|去年|今年) ?([春夏秋冬])[天季]`,
    ([y, name], today) => season(yearOf(today) + (ZH_YEARS[y ?? ''] ?? 0), name ?? ''),
  ],
  [
    `(前年|去年|今年)(\\d{1,2})月`,
    ([y, m], today) => existingMonth(yearOf(today) + (ZH_YEARS[y ?? ''] ?? 0), Number(m)),
  ],
  ['(前年|去年|今年)', ([word], today) => wholeYear(yearOf(today) + (ZH_YEARS[word ?? ''] ?? 0))],
  ['(前天|昨天|今天)', ([word], today) => oneDay(today + (ZH_DAYS[word ?? ''] ?? 0))],
  ['(上|本|这)个?(?:周|星期)', ([which], today) => relative('week', today, isLast(which ?? ''))],
  ['(上|本|这)个?月', ([which], today) => relative('month', today, isLast(which ?? ''))],
  ['(yesterday|today)', ([word], today) => oneDay(today + (EN_DAYS[word ?? ''] ?? 0))],
  [
    '(last|this) (week|month|year)',
    ([which, unit], today) => relative(unit ?? '', today, isLast(which ?? '')),
  ],
  ['last (spring|summer|autumn|fall|winter)', ([name], today) => lastSeason(today, name ?? '')],
  ['this (spring|summer|autumn|fall|winter)', ([name], today) => season(yearOf(today), name ?? '')],
  [`(spring|summer|autumn|fall|winter) (?:of )?${YEAR}`, ([name, y]) => season(Number(y), name ?? '')],
  [
    `(${MONTH_NAMES.join('|')})[a-z]* ${YEAR}`,
    ([name, y]) => existingMonth(Number(y), MONTH_NAMES.indexOf(name ?? '') + 1),
  ],
  [`${YEAR}年?`, ([y]) => wholeYear(Number(y))],
];

/** Neither a part of a number nor of a word in Latin letters. */
const READERS = PHRASES.map(
  ([pattern, read]) => [new RegExp(`(?<![\\da-z_-])${pattern}(?![\\da-z_]|[-/.]\\d)`), read] as const,
);

/** A query without its dates in words, and the days that these name together. */
export interface DatedQuery {
  rest: string;
  /** Undefined where the query names no date; days that do not overlap name none at all, `from` after `to`. */
  span: DaySpan | undefined;
}

function intersectionOf(one: DaySpan | undefined, other: DaySpan): DaySpan {
  if (!one) return other;
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

/** Finds dates in words in a query, in Chinese and English: `2019-05`, 去年夏天, last week. `today` is a day number. */
export function readDateWords(query: string, today: number): DatedQuery {
  let rest = query.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  let span: DaySpan | undefined;
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(rest);
    const named = match && read(match.slice(1), today);
    if (!match || !named) continue;
    span = intersectionOf(span, named);
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`;
  }
  return { rest: rest.trim(), span };
}
