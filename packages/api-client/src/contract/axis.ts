import { formatDay } from './days.ts';
import type { AxisDays, AxisEntry } from './entities.ts';

/** Converts an axis in columns to axis entries. `key` and `category` are the day number, `name` is the date. */
export function axisOfDays({ days, counts }: AxisDays): AxisEntry[] {
  let total = 0;
  return days.map((day, index) => {
    const count = counts[index] ?? 0;
    total += count;
    return { key: String(day), category: String(day), name: formatDay(day), count, total };
  });
}
