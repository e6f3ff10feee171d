/** A section of a photo list that is grouped by day. */
export interface DaySection {
  /** The day in days since 1970-01-01, as text. */
  key: string;
  /** Number of photos. */
  count: number;
}

/** The photos of this day in an earlier year. */
export interface MemoryDay extends DaySection {
  /** Number of full years since that day. */
  yearsAgo: number;
  /** Index of its first photo in a list with the photos of all memories. */
  start: number;
}

const MS_PER_DAY = 86_400_000;
const dateOf = (day: number) => new Date(day * MS_PER_DAY);

/**
 * Returns the days of earlier years that have the month and day of `today` (days since 1970-01-01), newest first.
 */
export function memoryDaysOf(sections: readonly DaySection[], today: number): MemoryDay[] {
  const now = dateOf(today);
  const days = sections
    .map(({ key, count }) => ({ key, count, date: dateOf(Number(key)) }))
    .filter(({ date }) => date.getUTCMonth() === now.getUTCMonth() && date.getUTCDate() === now.getUTCDate())
    .map(({ key, count, date }) => ({ key, count, yearsAgo: now.getUTCFullYear() - date.getUTCFullYear() }))
    .filter(({ yearsAgo }) => yearsAgo > 0)
    .sort((a, b) => a.yearsAgo - b.yearsAgo);
  let next = 0;
  return days.map((day) => {
    next += day.count;
    return { ...day, start: next - day.count };
  });
}
