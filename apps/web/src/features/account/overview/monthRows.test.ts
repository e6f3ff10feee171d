import { expect, it } from 'vitest';
import { billMonth } from '../billMonth.ts';
import { monthRows } from './monthRows.ts';

const figures = {
  count_folder_file: 5,
  count_shared_file: 1,
  count_oblivion_file: 2,
  space_folder: 500,
  space_shared: 100,
  space_oblivion: 200,
};
const day = (text: string) => Date.parse(text) / 86_400_000;

it('puts the running month before those that are written down', () => {
  const overview = { ...figures, count_folder: 1, count_file: 7, count_shared: 1 };
  const old = { ...figures, space_folder: 300, bill_date: day('2026-05-01'), trade_success: 1 };
  const rows = monthRows(overview, [old], Date.parse('2026-05-20T10:00:00Z'));
  expect(rows.map((row) => [row.current, row.space_folder])).toEqual([
    [true, 500],
    [false, 300],
  ]);
  expect(rows.map((row) => billMonth(row.bill_date))).toEqual([day('2026-05-01'), day('2026-04-01')]);
});
