import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { albumOf, randomLevels, randomStep, seededRandom } from '../test/organizer.ts';
import { addTo, createAlbum, dissolve, merge, moveOut, place, rename, setOrder, shift } from './actions.ts';
import { changesOf, isChanged } from './changes.ts';
import { createHistory, push, redo, undo } from './history.ts';
import { mergedName } from './mergedName.ts';
import { type AlbumSort, isSet, type LevelId, listOf, type OrganizerTree, treeOf } from './tree.ts';

/** 甲 乙 丙 at the top level, then a set of three and a set of two; all in custom order. */
function small(order: AlbumSort = 'custom'): OrganizerTree {
  const album = (seed: number, name: string) => albumOf({ seed, id: name, name });
  const set = (seed: number, name: string) => albumOf({ seed, id: name, name, kind: 'albumSet' });
  return treeOf([
    {
      id: null,
      order,
      albums: [album(0, '甲'), album(1, '乙'), album(2, '丙'), set(3, '三'), set(4, '二')],
    },
    { id: '三', order, albums: [album(5, 'x'), album(6, 'y'), album(7, 'z')] },
    { id: '二', order, albums: [album(8, 'm'), album(9, 'n')] },
  ]);
}

/** Draws the tree: `甲 三(x y z)`. */
function drawn(tree: OrganizerTree): string {
  const level = (id: LevelId): string =>
    listOf(tree, id)
      .map((node) => (isSet(node) ? `${node.name}(${level(node.id)})` : node.name))
      .join(' ');
  return level(null);
}

describe('an album on an album', () => {
  it('makes a set in the target’s place, named with both names', () => {
    const tree = merge(small(), { ids: ['丙'], target: '乙', newId: 'new-1' });
    expect(drawn(tree)).toBe('甲 乙&丙(乙 丙) 三(x y z) 二(m n)');
    expect(changesOf(small(), tree)).toEqual({
      created: [{ id: 'new-1', name: '乙&丙', kind: 'albumSet', position: 1 }],
      renamed: [],
      moved: [
        { id: '乙', level: 'new-1' },
        { id: '丙', level: 'new-1' },
      ],
      sorted: ['甲', 'new-1', '三', '二', '乙', '丙'],
      orders: [],
    });
  });

  it('moves many out of their sets, and tidies those', () => {
    const tree = merge(small(), { ids: ['m', '甲', 'x'], target: '乙', newId: 'new-1' });
    expect(drawn(tree)).toBe('乙&甲(乙 甲 x m) 丙 三(y z) n');
  });

  it('cuts each name to 10 characters and halves none of them', () => {
    expect(mergedName('一二三四五六七八九十百', 'short')).toBe('一二三四五六七八九十&short');
    expect(mergedName('123456789😀x', 'b')).toBe('123456789😀&b');
  });

  it('is refused for sets, inside sets, and for the album itself', () => {
    const tree = small();
    expect(merge(tree, { ids: ['三'], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['甲'], target: 'x', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['甲'], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: [], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['unknown'], target: '甲', newId: 'n' })).toBe(tree);
  });
});

describe('into a set and out of it', () => {
  it('adds albums after the others; a set is never put into a set', () => {
    const tree = small();
    expect(drawn(addTo(tree, { ids: ['甲', 'm'], set: '三' }))).toBe('乙 丙 三(x y z 甲 m) n');
    expect(addTo(tree, { ids: ['甲', '二'], set: '三' })).toBe(tree);
    expect(addTo(tree, { ids: ['x'], set: '三' })).toBe(tree);
    expect(addTo(tree, { ids: ['x'], set: '甲' })).toBe(tree);
  });

  it('moves albums out, after their set; sets of one are dissolved, empty ones deleted', () => {
    const tree = small();
    expect(drawn(moveOut(tree, { ids: ['y'] }))).toBe('甲 乙 丙 三(x z) y 二(m n)');
    expect(drawn(moveOut(tree, { ids: ['m'] }))).toBe('甲 乙 丙 三(x y z) n m');
    expect(drawn(moveOut(tree, { ids: ['z', 'x', 'y'] }))).toBe('甲 乙 丙 x y z 二(m n)');
    expect(drawn(dissolve(tree, { set: '三' }))).toBe('甲 乙 丙 x y z 二(m n)');
    expect(moveOut(tree, { ids: ['甲'] })).toBe(tree);
    expect(dissolve(tree, { set: '甲' })).toBe(tree);
  });
});

describe('before and after', () => {
  it('places several in the order in which they are shown, between levels too', () => {
    expect(drawn(place(small(), { ids: ['二', '甲'], target: '丙', side: 'after' }))).toBe(
      '乙 丙 甲 二(m n) 三(x y z)',
    );
    expect(drawn(place(small(), { ids: ['甲'], target: 'y', side: 'before' }))).toBe(
      '乙 丙 三(x 甲 y z) 二(m n)',
    );
  });

  it('moves by one position, one or several together, and not beyond an end', () => {
    const tree = small();
    const after = (ids: string[], side: 'before' | 'after') => drawn(shift(tree, { ids, side }));
    expect(after(['丙'], 'before')).toBe('甲 丙 乙 三(x y z) 二(m n)');
    expect(after(['丙'], 'after')).toBe('甲 乙 三(x y z) 丙 二(m n)');
    expect(after(['x'], 'after')).toBe('甲 乙 丙 三(y x z) 二(m n)');
    expect(after(['丙', '乙'], 'before')).toBe('乙 丙 甲 三(x y z) 二(m n)');
    expect(after(['甲', '丙'], 'after')).toBe('乙 三(x y z) 甲 丙 二(m n)');
    expect(shift(tree, { ids: ['甲'], side: 'before' })).toBe(tree);
    expect(shift(tree, { ids: ['二'], side: 'after' })).toBe(tree);
    expect(shift(small('date-asc'), { ids: ['丙'], side: 'before' })).toEqual(small('date-asc'));
  });

  it('is possible in custom order only, and a set stays at the top', () => {
    const dated = small('date-asc');
    expect(place(dated, { ids: ['甲'], target: '丙', side: 'after' })).toBe(dated);
    const custom = setOrder(dated, { level: null, order: 'custom' });
    expect(drawn(place(custom, { ids: ['甲'], target: '乙', side: 'after' }))).toMatch(/^乙 甲 丙/);
    // The sets looked like the top level and keep their order.
    expect(changesOf(dated, custom).orders).toEqual([
      { level: null, order: 'custom' },
      { level: '三', order: 'date-asc' },
      { level: '二', order: 'date-asc' },
    ]);
    expect(place(small(), { ids: ['二'], target: 'y', side: 'after' })).toEqual(small());
  });
});

it('creates an album after the others, and renames', () => {
  const tree = createAlbum(small(), { id: 'new-1', name: ' 新相册 ', level: null, createdAt: 9e9 });
  const renamed = rename(tree, { id: '甲', name: '天' });
  expect(drawn(renamed)).toBe('天 乙 丙 三(x y z) 二(m n) 新相册');
  expect(changesOf(small(), renamed)).toMatchObject({
    created: [{ id: 'new-1', name: '新相册', kind: 'album', position: 5 }],
    renamed: [{ id: '甲', name: '天' }],
  });
  expect(rename(tree, { id: '甲', name: '  ' })).toBe(tree);
  expect(rename(tree, { id: '甲', name: '甲 ' })).toBe(tree);
  expect(createAlbum(tree, { id: 'n', name: 'n', level: '甲', createdAt: 1 })).toBe(tree);
});

it('shows a set by the days of its albums, and undated albums last', () => {
  const tree = treeOf([
    {
      id: null,
      order: 'date-desc',
      albums: [
        albumOf({ seed: 1, name: 'none', startDate: null, endDate: null }),
        albumOf({ seed: 2, name: 'new', startDate: 90, endDate: 90 }),
        albumOf({ seed: 3, id: 's', name: 'set', kind: 'albumSet', startDate: 0, endDate: 0 }),
      ],
    },
    {
      id: 's',
      order: 'date-asc',
      albums: [10, 20].map((startDate) => albumOf({ seed: startDate, startDate })),
    },
  ]);
  expect(listOf(tree, null).map(({ name }) => name)).toEqual(['new', 'set', 'none']);
  expect(listOf(tree, null)[1]).toMatchObject({ startDate: 10 });
});

it('keeps its rules after any steps, and undo and redo return the same trees', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 30 }),
      (seed, size, steps) => {
        const random = seededRandom(seed);
        const first = treeOf(randomLevels(random, size));
        const albums = (tree: OrganizerTree) => [...tree.nodes.values()].filter((node) => !isSet(node));
        let history = createHistory(first);
        for (let index = 0; index < steps; index += 1) {
          const before = history.present;
          history = push(history, randomStep(random, before, `new-${index}`));
          for (const node of history.present.nodes.values()) {
            const parent = node.parent === null ? undefined : history.present.nodes.get(node.parent);
            expect(node.parent === null || (isSet(parent) && !isSet(node))).toBe(true);
            if (isSet(node)) expect(listOf(history.present, node.id).length).toBeGreaterThan(1);
          }
          expect(albums(history.present).length).toBeGreaterThanOrEqual(albums(before).length);
        }
        const last = history.present;
        const length = history.past.length;
        for (let index = 0; index < length; index += 1) history = undo(history);
        expect(history.present).toBe(first);
        expect(undo(history).present).toBe(first);
        expect(isChanged(first, history.present)).toBe(false);
        for (let index = 0; index < length; index += 1) history = redo(history);
        expect(history.present).toBe(last);
      },
    ),
    { numRuns: 60 },
  );
});
