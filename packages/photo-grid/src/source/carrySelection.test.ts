import { describe, expect, it } from 'vitest';
import { carrySelection, findSelection, loadedItems } from './carrySelection.ts';
import { createPagedSource, type PagedSource } from './pagedSource.ts';
import { rangeOfAnchor } from './rangeOfAnchor.ts';

interface Photo {
  id: string;
  day: string;
}

/** A list with these photos in each section. */
function listOf(days: Record<string, string[]>, previous?: PagedSource<Photo>) {
  const photos = Object.entries(days).flatMap(([day, ids]) => ids.map((id): Photo => ({ id, day })));
  const source = createPagedSource({
    sections: Object.entries(days).map(([key, ids]) => ({ key, name: key, count: ids.length })),
    keyOf: ({ id }) => id,
    sectionOf: ({ day }) => day,
    loadRange: async ({ start, end }) => photos.slice(start, end),
    previous,
  });
  const find = async (id: string): Promise<Photo> => {
    const photo = photos.find((one) => one.id === id);
    if (!photo) throw new Error('not found');
    return photo;
  };
  return { source, find };
}

/** A list with these numbers of photos in its sections, of which none is loaded. */
const countsOf = (counts: Record<string, number>) =>
  listOf(
    Object.fromEntries(
      Object.entries(counts).map(([day, count]) => [
        day,
        Array.from({ length: count }, (_, n) => `${day}-${n}`),
      ]),
    ),
  ).source;

describe('the selection of a list that was loaded again', () => {
  it('moves with its section, and is dropped where the section changed and nothing of it is loaded', () => {
    const before = countsOf({ a: 10, b: 5, c: 4 });
    const after = countsOf({ z: 2, a: 10, b: 6, c: 4 });
    expect(carrySelection([{ start: 8, end: 17 }], before, after)).toEqual([
      { start: 10, end: 12 },
      { start: 18, end: 20 },
    ]);
  });

  it('stays in one piece over sections that stay', () => {
    expect(
      carrySelection([{ start: 1, end: 5 }], countsOf({ a: 3, b: 3 }), countsOf({ a: 3, b: 3 })),
    ).toEqual([{ start: 1, end: 5 }]);
  });

  it('follows its photos to other sections, and drops deleted ones', async () => {
    const before = listOf({ a: ['a', 'b', 'c'], b: ['d', 'e', 'f'] }).source;
    await before.loadRange({ start: 0, end: 6 });
    // As many photos in each section as before, and others.
    const after = listOf({ a: ['d', 'b', 'x'], b: ['a', 'e', 'f'] }, before);
    expect(
      await findSelection(loadedItems(before, [{ start: 0, end: 3 }]), after.source, after.find),
    ).toEqual([
      { start: 1, end: 2 },
      { start: 3, end: 4 },
    ]);
  });

  it('finds photos far from the loaded ones', async () => {
    const before = listOf({ a: ['a', 'b'], z: ['z'] }).source;
    await before.loadRange({ start: 0, end: 3 });
    const crowd = Array.from({ length: 250 }, (_, index) => `c${index}`);
    const after = listOf({ a: ['b'], m: crowd, z: ['z', 'a'] }, before);
    expect(
      await findSelection(loadedItems(before, [{ start: 0, end: 1 }]), after.source, after.find),
    ).toEqual([{ start: 252, end: 253 }]);
  });
});

describe('rangeOfAnchor', () => {
  it('covers the photo of the anchor as far as photos may have come before it in its section', () => {
    const before = countsOf({ b: 10, a: 300 });
    const range = (counts: Record<string, number>) =>
      rangeOfAnchor({ before, after: countsOf(counts) }, { key: 'a', position: 150 });
    expect(range({ b: 10, a: 300 })).toEqual({ start: 60, end: 260 });
    expect(range({ c: 5, b: 10, a: 320 })).toEqual({ start: 65, end: 285 });
    expect(range({ b: 10, a: 290 })).toEqual({ start: 50, end: 260 });
    expect(range({ b: 10 })).toBeUndefined();
    expect(rangeOfAnchor({ before, after: before }, undefined)).toBeUndefined();
  });
});
