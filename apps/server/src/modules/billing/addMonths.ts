const MS = 1_000;

/** The same day of a later month, or its last day (31 January plus a month: 28 February); Unix seconds. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time * MS);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return Math.floor(date.getTime() / MS);
}
