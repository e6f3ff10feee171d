import type { PhotoItem } from '@xiangji/internal/items';
import { describe, expect, it, vi } from 'vitest';
import { type LoadIds, selectedIds } from './selectedIds.ts';

const photo = (index: number): PhotoItem => ({
  id: `p${index}`,
  width: 4,
  height: 3,
});
const idsOf = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => `p${start + i}`);
const load = () => vi.fn<LoadIds>(async ({ start, end }) => idsOf(start, end));

describe('the ids of a selection', () => {
  it('requests missing ids by range, at most 500 at a time, and keeps the order', async () => {
    const loadIds = load();
    const getItem = (index: number) => (index < 10 || index === 700 ? photo(index) : undefined);
    const ids = await selectedIds(
      [
        { start: 5, end: 1300 },
        { start: 2000, end: 2003 },
      ],
      { getItem, loadIds },
    );
    expect(ids).toEqual([...idsOf(5, 1300), ...idsOf(2000, 2003)]);
    expect(loadIds.mock.calls.map(([{ start, end }]) => [start, end])).toEqual([
      [10, 510],
      [510, 700],
      [701, 1201],
      [1201, 1300],
      [2000, 2003],
    ]);
  });

  it('requests nothing when all are loaded', async () => {
    const loadIds = load();
    expect(await selectedIds([{ start: 0, end: 3 }], { getItem: photo, loadIds })).toEqual([
      'p0',
      'p1',
      'p2',
    ]);
    expect(loadIds).not.toHaveBeenCalled();
  });

  it('loses nothing silently', async () => {
    const getItem = () => undefined;
    await expect(selectedIds([{ start: 0, end: 3 }], { getItem })).rejects.toThrow(RangeError);
    await expect(
      selectedIds([{ start: 0, end: 3 }], { getItem, loadIds: async () => ['p0'] }),
    ).rejects.toThrow(/3 ids/);
    const stop = new AbortController();
    const loadIds: LoadIds = async ({ start, end }) => {
      stop.abort();
      return idsOf(start, end);
    };
    await expect(selectedIds([{ start: 0, end: 3 }], { getItem, loadIds }, stop.signal)).rejects.toThrow(
      /abort/i,
    );
  });
});
