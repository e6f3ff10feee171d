import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followPhotos, isSameList } from './followPhotos.ts';
import { isSelected, type SelectionRanges, withRange } from './ranges.ts';

type List = Record<string, string[]>;
const sectionsOf = (list: List) =>
  Object.entries(list).map(([key, photos]) => ({ key, name: key, count: photos.length }));
const photosOf = (list: List) => Object.values(list).flat();

/** The list before with the ids of `known` photos, and the list after with those of `loaded`. */
function lists(before: List, after: List, isKnown = (_: string) => true, isLoaded = isKnown) {
  const ids = new Map(
    photosOf(before)
      .map((id, index) => [index, id] as const)
      .filter(([, id]) => isKnown(id)),
  );
  const photos = photosOf(after);
  const idAt = (index: number) => {
    const id = photos[index];
    return id !== undefined && isLoaded(id) ? id : undefined;
  };
  return [
    { sections: sectionsOf(before), ids },
    { sections: sectionsOf(after), idAt },
  ] as const;
}

function selectionOf(list: List, photos: readonly string[]): SelectionRanges {
  return photosOf(list).reduce<SelectionRanges>(
    (ranges, id, index) =>
      photos.includes(id) ? withRange(ranges, { start: index, end: index + 1, selected: true }) : ranges,
    [],
  );
}
const selectedIn = (list: List, ranges: SelectionRanges) =>
  photosOf(list).filter((_, index) => isSelected(ranges, index));

/** Photos of up to three sections; `from` distinguishes new photos from old ones. */
const listOf = fc
  .array(fc.uniqueArray(fc.nat(30), { maxLength: 12 }), { minLength: 1, maxLength: 3 })
  .map((sections) =>
    Object.fromEntries(
      sections.map((photos, at) => [
        `s${at}`,
        photos
          .sort((a, b) => a - b)
          .map((nth) => `s${at}-${nth}`)
          .filter((id, i, all) => all.indexOf(id) === i),
      ]),
    ),
  );

describe('a selection in a list that changed', () => {
  it('holds the same photos wherever they are, and no other, when all are loaded', () => {
    fc.assert(
      fc.property(listOf, listOf, fc.array(fc.nat(40), { maxLength: 12 }), (before, after, picks) => {
        const old = photosOf(before);
        const picked = picks.flatMap((nth) => old[nth] ?? []);
        const [was, is] = lists(before, after);
        const moved = followPhotos(selectionOf(before, picked), was, is);
        expect(selectedIn(after, moved).sort()).toEqual(
          photosOf(after)
            .filter((id) => picked.includes(id))
            .sort(),
        );
      }),
      { seed: 29, numRuns: 500 },
    );
  });

  it('follows photos that are not loaded by the known ones around them', () => {
    const before = { a: ['1', '2', '3', '4', '5', '6'], b: ['7', '8'] };
    const after = { new: ['x'], a: ['y', 'z', '1', '2', '3', '4', '5', '6'], b: ['7', '8'] };
    const known = (id: string) => '14xyz'.includes(id);
    const picked = ['2', '3', '5', '8'];
    const [was, is] = lists(before, after, known);
    expect(selectedIn(after, followPhotos(selectionOf(before, picked), was, is))).toEqual(picked);
  });

  it('keeps photos before the first known one when others are inserted at the start of their section', () => {
    const [was, is] = lists({ a: ['1', '2', '3'] }, { a: ['x', '1', '2', '3'] }, (id) => id === '3');
    expect(followPhotos([{ start: 0, end: 2 }], was, is)).toEqual([{ start: 1, end: 3 }]);
  });

  it('keeps sections that nothing is known of by their key', () => {
    const [was, is] = lists({ a: ['1'], b: ['2', '3'] }, { b: ['2', '3'], c: ['x'] }, () => false);
    expect(followPhotos([{ start: 0, end: 2 }], was, is)).toEqual([{ start: 0, end: 1 }]);
  });

  it('does not select a photo that replaced another', () => {
    const before = { a: ['1', '2', '3'] };
    const after = { a: ['1', 'x', '3'] };
    const [was, is] = lists(before, after);
    expect(isSameList(was, is)).toBe(false);
    expect(followPhotos([{ start: 0, end: 3 }], was, is)).toEqual([
      { start: 0, end: 1 },
      { start: 2, end: 3 },
    ]);
  });

  it('is the same list while photos load or are unloaded', () => {
    const list = { a: ['1', '2', '3'] };
    const [was, is] = lists(
      list,
      list,
      (id) => id < '3',
      (id) => id > '1',
    );
    expect(isSameList(was, is)).toBe(true);
  });

  it('follows a million photos that are not loaded at once', () => {
    const section = (key: string, count: number) => ({ key, name: key, count });
    const before = { sections: [section('a', 1_000_000)], ids: new Map([[10, 'p10']]) };
    const idAt = (index: number) => (index === 15 ? 'p10' : undefined);
    const after = { sections: [section('a', 1_000_005)], idAt };
    expect(followPhotos([{ start: 0, end: 1_000_000 }], before, after)).toEqual([
      { start: 5, end: 1_000_005 },
    ]);
  });
});
