import type { SignInPlace } from '../account.queries.ts';

/** The sign-ins of one day; `date` is its number. */
export interface SignInGroup {
  date: number;
  entries: SignInPlace[];
}

/** By day, in their order: the zone may have changed since the server grouped them. */
export function groupByDay(
  entries: readonly SignInPlace[],
  dayNumber: (time: number) => number,
): SignInGroup[] {
  const days = Map.groupBy(entries, ({ time }) => dayNumber(time));
  return Array.from(days, ([date, group]) => ({ date, entries: group }));
}
