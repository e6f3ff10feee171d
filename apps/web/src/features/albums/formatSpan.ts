import { dateOfDay, formatDay } from '@xiangji/api-client/contract';

/** First and last day, `y.m.d – y.m.d`; what both share is said once. Undefined for an album without dates. */
export function formatSpan(first: number | null, last: number | null): string | undefined {
  if (first === null || last === null) return undefined;
  if (first === last) return formatDay(first);
  const from = dateOfDay(first);
  const to = dateOfDay(last);
  const end = from.year === to.year ? `${to.month}.${to.day}` : formatDay(last);
  return `${formatDay(first)} – ${end}`;
}
