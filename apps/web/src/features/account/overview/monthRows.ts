import type { Month, Overview } from '../account.queries.ts';

const MS_PER_DAY = 86_400_000;

/** A month of the history; `current` is the one that still runs, with the figures of now. */
export type MonthRow = Month & { current: boolean };

/** The running month before the ones that are written down, the newest first. `now` is in ms. */
export function monthRows(overview: Overview, months: readonly Month[], now: number): MonthRow[] {
  const date = new Date(now);
  const { count_folder_file, count_shared_file, count_oblivion_file } = overview;
  const { space_folder, space_shared, space_oblivion } = overview;
  const current = {
    bill_date: Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / MS_PER_DAY,
    ...{
      count_folder_file,
      count_shared_file,
      count_oblivion_file,
      space_folder,
      space_shared,
      space_oblivion,
    },
    trade_success: 0,
    current: true,
  };
  return [current, ...months.map((month) => ({ ...month, current: false }))];
}
