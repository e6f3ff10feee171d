import { formatDayNumber } from '@xiangji/ui';

/**
 * Returns two day numbers as text, such as '2026.3.1 – 4.2', or undefined without dates. The year of the end is omitted
 * if it is the same.
 */
export function spanText(
  first: number | null | undefined,
  last: number | null | undefined,
): string | undefined {
  if (first == null || last == null) return undefined;
  const [from, to] = [formatDayNumber(first), formatDayNumber(last)];
  if (first === last) return from;
  const year = from.slice(0, from.indexOf('.', 1) + 1);
  return `${from} – ${to.startsWith(year) ? to.slice(year.length) : to}`;
}
