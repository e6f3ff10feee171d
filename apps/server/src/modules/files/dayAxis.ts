import { formatDay } from '@xiangji/api-client/contract';
import type { DayCounts } from './files.days.repository.ts';

/**
 * An axis by day as JSON, as `toAxis` would give it of the days that there are. Its thousands of entries are written as
 * text: as objects they cost twice as much. A day's name is digits and dots, nothing that JSON would escape.
 */
export function dayAxis({ days, counts }: DayCounts, descending: boolean): string {
  let entries = '';
  let total = 0;
  for (const day of descending ? days.toReversed() : days) {
    const count = counts.get(day) ?? 0;
    total += count;
    entries += `${entries && ','}{"key":"${day}","category":"${day}","name":"${formatDay(day)}","count":${count},"total":${total}}`;
  }
  return `[${entries}]`;
}
