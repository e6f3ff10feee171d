const MS_PER_DAY = 86_400_000;

/** The month that a bill is about, by the day number of its first day: bills come on the first of the next one. */
export function billMonth(billDate: number): number {
  const date = new Date(billDate * MS_PER_DAY);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1, 1) / MS_PER_DAY;
}
