import { expect, it } from 'vitest';
import { monthRows } from './monthRows.ts';

const figures = {
  inAlbums: { count: 5, bytes: 500 },
  shared: { count: 1, bytes: 100 },
  inRecycleBin: { count: 2, bytes: 200 },
};
const day = (text: string) => Date.parse(text) / 86_400_000;

it('puts the running month before the recorded ones', () => {
  const april = { ...figures, month: day('2026-04-01'), paid: true };
  const rows = monthRows(figures, [april], Date.parse('2026-05-20T10:00:00Z'));
  expect(rows.map((row) => [row.current, row.month])).toEqual([
    [true, day('2026-05-01')],
    [false, day('2026-04-01')],
  ]);
});
