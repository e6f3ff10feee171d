const MS_PER_DAY = 86_400_000;

/** Numbers and sizes of photos in albums, in shares and in the recycle bin. */
export interface StorageFigures {
  /** Photos in albums. */
  inAlbums: { count: number; bytes: number };
  /** Photos in shares. */
  shared: { count: number; bytes: number };
  /** Photos in the recycle bin. */
  inRecycleBin: { count: number; bytes: number };
}

/** The figures of a month. `month` is the day number of its first day; `paid` is whether its bill is paid. */
export type StorageMonth = StorageFigures & { month: number; paid: boolean };

/** A row of the history. `current` marks the month that has not ended, with the current figures. */
export type MonthRow = StorageMonth & { current: boolean };

/** Returns the current month, followed by the recorded months, newest first. `today` is in ms. */
export function monthRows(now: StorageFigures, months: readonly StorageMonth[], today: number): MonthRow[] {
  const date = new Date(today);
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / MS_PER_DAY;
  const current = { ...now, month, paid: false, current: true };
  return [current, ...months.map((recorded) => ({ ...recorded, current: false }))];
}
