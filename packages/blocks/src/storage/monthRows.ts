const MS_PER_DAY = 86_400_000;

/** Photos and their bytes, by where they are. */
export interface StorageFigures {
  /** Photos in albums. */
  inAlbums: { count: number; bytes: number };
  /** Photos in shares. */
  shared: { count: number; bytes: number };
  /** Photos in the recycle bin. */
  inRecycleBin: { count: number; bytes: number };
}

/** The figures of a month, by the day number of its first day; `paid` is about its bill. */
export type StorageMonth = StorageFigures & { month: number; paid: boolean };

/** A row of the history; `current` is the month that still runs, with the figures of now. */
export type MonthRow = StorageMonth & { current: boolean };

/** Returns the running month before the recorded ones, which are the newest first. `today` is in ms. */
export function monthRows(now: StorageFigures, months: readonly StorageMonth[], today: number): MonthRow[] {
  const date = new Date(today);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS_PER_DAY;
  const current = { ...now, month, paid: false, current: true };
  return [current, ...months.map((recorded) => ({ ...recorded, current: false }))];
}
