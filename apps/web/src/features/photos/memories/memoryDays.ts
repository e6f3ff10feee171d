import { dateOfDay } from '@xiangji/api-client/contract';

/** This browser stores here on which day, by its number, the memories are hidden. */
export const HIDDEN_DAY_KEY = 'xiangji.memories.hidden';

/** A day of an earlier year, with the number of its photos. */
export interface MemoryDay {
  /** Its day number, the key of its section. */
  key: string;
  /** Number of photos. */
  count: number;
  yearsAgo: number;
}

/** Returns the days of earlier years that have the month and day of `today`, newest first. Sections are those of a date order. */
export function memoryDaysOf(
  sections: readonly { key: string; count: number }[],
  today: number,
): MemoryDay[] {
  const { year, month, day } = dateOfDay(today);
  return sections
    .map(({ key, count }) => ({ key, count, date: dateOfDay(Number(key)) }))
    .filter(({ date }) => date.month === month && date.day === day && date.year < year)
    .map(({ key, count, date }) => ({ key, count, yearsAgo: year - date.year }))
    .sort((a, b) => a.yearsAgo - b.yearsAgo);
}

/** The photos of one day, from one position on. */
export interface DayPart {
  key: string;
  skip: number;
  count: number;
}

/** Returns the parts of days that are in a range of indices over all days; `end` is excluded. */
export function dayPartsOf(
  days: readonly MemoryDay[],
  { start, end }: { start: number; end: number },
): DayPart[] {
  let first = 0;
  return days.flatMap(({ key, count }) => {
    const skip = Math.max(0, start - first);
    const last = Math.min(count, end - first);
    first += count;
    return last > skip ? [{ key, skip, count: last - skip }] : [];
  });
}
