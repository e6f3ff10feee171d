import { waitFor } from '@testing-library/react';
import type { AxisEntry, File } from '@xiangji/api-client/contract';
import { describe, expect, it } from 'vitest';
import { carriedSelection, chosenBy, findSelection, loadedIn } from './chosen.ts';
import { createTimelineStore } from './timelineStore.ts';

/** A moment of the day '1', in seconds. */
const DAY = 86_400;

/** A list whose headings have these numbers of photos; nothing of it is loaded yet. */
function listOf(counts: Record<string, number>) {
  let total = 0;
  const axis: AxisEntry[] = Object.entries(counts).map(([key, count]) => {
    total += count;
    return { key, category: key, name: key, count, total };
  });
  const load = async ({ skip, count }: { skip: number; count: number }) =>
    Array.from({ length: count }, (_, offset) => ({ id: `p${skip + offset}`, time: DAY }) as File);
  return createTimelineStore({ axis, order: 1, load });
}

describe('the chosen photos of a call', () => {
  it('are named where they are loaded', async () => {
    const store = listOf({ 1: 5 });
    store.want({ start: 0, end: 5 });
    await waitFor(() => expect(store.getItem(4)).toBeDefined());
    expect(chosenBy(store, [[1, 3]], {})).toEqual({ ids: ['p1', 'p2'] });
  });

  it('are told by their places where they are not, or where they are many', async () => {
    const store = listOf({ 1: 40_000 });
    const selection = { pid: 'a', tag: undefined, order: 1, total: 40_000, ranges: [[0, 30_000]] };
    expect(chosenBy(store, [[0, 30_000]], { albumId: 'a' })).toEqual({ selection });
    expect(chosenBy(store, [[7, 8]], {})).toHaveProperty('selection.ranges', [[7, 8]]);
  });

  it('have to be asked for where they are too scattered', () => {
    const scattered = Array.from({ length: 1_001 }, (_, index): [number, number] => [
      2 * index,
      2 * index + 1,
    ]);
    expect(chosenBy(listOf({ 1: 5_000 }), scattered, {})).toBeUndefined();
  });
});

/** A list with these photos under each heading; a photo's name tells its heading. */
function named(headings: Record<string, string[]>) {
  let total = 0;
  const axis: AxisEntry[] = Object.entries(headings).map(([key, ids]) => {
    total += ids.length;
    return { key, category: key, name: key, count: ids.length, total };
  });
  const files = Object.entries(headings).flatMap(([key, ids]) =>
    ids.map((id) => ({ id, time: Number(key) * DAY }) as File),
  );
  const load = async ({ category, skip, count }: { category: string; skip: number; count: number }) => {
    const entry = axis.find(({ key }) => key === category);
    const start = (entry ? entry.total - entry.count : 0) + skip;
    return files.slice(start, start + count);
  };
  const find = async (id: string) => {
    const file = files.find((one) => one.id === id);
    if (!file) throw new Error('not found');
    return file;
  };
  return { axis, load, find };
}

describe('a selection after the list was read again', () => {
  it('moves with its group, and is given up where the group changed and nothing of it is loaded', () => {
    const before = listOf({ 1: 10, 2: 5, 3: 4 });
    const after = listOf({ 0: 2, 1: 10, 2: 6, 3: 4 });
    expect(carriedSelection([[8, 17]], before, after)).toEqual([
      [10, 12],
      [18, 20],
    ]);
  });

  it('stays in one piece over groups that stay', () => {
    const list = () => listOf({ 1: 3, 2: 3 });
    expect(carriedSelection([[1, 5]], list(), list())).toEqual([[1, 5]]);
  });

  it('follows its photos to other days, and leaves out those that are gone', async () => {
    const first = named({ 1: ['a', 'b', 'c'], 2: ['d', 'e', 'f'] });
    const before = createTimelineStore({ axis: first.axis, order: 1, load: first.load });
    await before.read({ start: 0, end: 6 });
    // As many photos on each day as before, and others.
    const second = named({ 1: ['d', 'b', 'x'], 2: ['a', 'e', 'f'] });
    const after = createTimelineStore({ axis: second.axis, order: 1, load: second.load, previous: before });
    const files = loadedIn(before, [[0, 3]]);
    expect(await findSelection(files, after, second.find)).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('finds photos far from the loaded ones', async () => {
    const first = named({ 1: ['a', 'b'], 9: ['z'] });
    const before = createTimelineStore({ axis: first.axis, order: 1, load: first.load });
    await before.read({ start: 0, end: 3 });
    const crowd = Array.from({ length: 250 }, (_, index) => `c${index}`);
    const second = named({ 1: ['b'], 5: crowd, 9: ['z', 'a'] });
    const after = createTimelineStore({ axis: second.axis, order: 1, load: second.load, previous: before });
    expect(await findSelection(loadedIn(before, [[0, 1]]), after, second.find)).toEqual([[252, 253]]);
  });
});
