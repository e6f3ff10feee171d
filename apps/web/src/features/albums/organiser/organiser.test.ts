import { ORDER, ROOT_FOLDER } from '@xiangji/api-client/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { albumOf } from '../../../shared/models/album.ts';
import { album, albumSet } from '../../../test/albums.ts';
import { randomLevels, randomStep, seededRandom } from '../../../test/organiser.ts';
import { addTo, createLeaf, dissolve, merge, moveOut, place, rename, setOrder, shift } from './actions.ts';
import { changesOf, isChanged, orderChangesOf } from './changes.ts';
import { beginHistory, redo, step, undo } from './history.ts';
import { mergedName } from './mergedName.ts';
import { countOf, isSet, listOf, type OrganiserTree, treeOf } from './tree.ts';

/** 甲 乙 丙 at the top, then a set of three and a set of two; all in custom order. */
function small(order: 1 | 5 = ORDER.CUSTOM): OrganiserTree {
  const leaf = (seed: number, name: string, pid = ROOT_FOLDER) =>
    albumOf(album({ seed, id: name, name, pid }));
  const set = (seed: number, name: string) => albumOf(albumSet({ seed, id: name, name }));
  return treeOf([
    {
      id: ROOT_FOLDER,
      order,
      list: [leaf(0, '甲'), leaf(1, '乙'), leaf(2, '丙'), set(3, '三'), set(4, '二')],
    },
    { id: '三', order, list: [leaf(5, 'x', '三'), leaf(6, 'y', '三'), leaf(7, 'z', '三')] },
    { id: '二', order, list: [leaf(8, 'm', '二'), leaf(9, 'n', '二')] },
  ]);
}

/** The tree as people see it: `甲 三(x y z)`. */
function drawn(tree: OrganiserTree): string {
  const level = (id: string): string =>
    listOf(tree, id)
      .map((node) => (isSet(node) ? `${node.name}(${level(node.id)})` : node.name))
      .join(' ');
  return level(ROOT_FOLDER);
}

describe('a leaf onto a leaf', () => {
  it('makes a set in the target’s place, named with both names', () => {
    const tree = merge(small(), { ids: ['丙'], target: '乙', newId: 'new-1' });
    expect(drawn(tree)).toBe('甲 乙&丙(乙 丙) 三(x y z) 二(m n)');
    expect(changesOf(small(), tree)).toEqual({
      create: { 'new-1': { name: '乙&丙', type: 2, numero: 1 } },
      move: { 乙: 'new-1', 丙: 'new-1' },
      sort: ['甲', 'new-1', '三', '二', '乙', '丙'],
    });
  });

  it('takes many, and takes them out of their sets; what is left of these is tidied', () => {
    const tree = merge(small(), { ids: ['m', '甲', 'x'], target: '乙', newId: 'new-1' });
    expect(drawn(tree)).toBe('乙&甲(乙 甲 x m) 丙 三(y z) n');
  });

  it('cuts each name to 10 characters and halves none of them', () => {
    expect(mergedName('一二三四五六七八九十百', 'short')).toBe('一二三四五六七八九十&short');
    expect(mergedName('123456789😀x', 'b')).toBe('123456789😀&b');
  });

  it('is not done with sets, inside sets, or with itself', () => {
    const tree = small();
    expect(merge(tree, { ids: ['三'], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['甲'], target: 'x', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['甲'], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: [], target: '甲', newId: 'n' })).toBe(tree);
    expect(merge(tree, { ids: ['nobody'], target: '甲', newId: 'n' })).toBe(tree);
  });
});

describe('into a set and out of it', () => {
  it('adds behind the others; a set is never put into a set', () => {
    const tree = small();
    expect(drawn(addTo(tree, { ids: ['甲', 'm'], set: '三' }))).toBe('乙 丙 三(x y z 甲 m) n');
    expect(addTo(tree, { ids: ['甲', '二'], set: '三' })).toBe(tree);
    expect(addTo(tree, { ids: ['x'], set: '三' })).toBe(tree);
    expect(addTo(tree, { ids: ['x'], set: '甲' })).toBe(tree);
  });

  it('takes out behind the set; sets of one are dissolved, empty ones dropped', () => {
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

  it('goes to the top, up, down, to the bottom; no step beyond an end is one', () => {
    const tree = small();
    const after = (id: string, step: 'top' | 'up' | 'down' | 'bottom') => drawn(shift(tree, { id, step }));
    expect(after('丙', 'top')).toBe('丙 甲 乙 三(x y z) 二(m n)');
    expect(after('丙', 'up')).toBe('甲 丙 乙 三(x y z) 二(m n)');
    expect(after('丙', 'down')).toBe('甲 乙 三(x y z) 丙 二(m n)');
    expect(after('丙', 'bottom')).toBe('甲 乙 三(x y z) 二(m n) 丙');
    expect(after('x', 'bottom')).toBe('甲 乙 丙 三(y z x) 二(m n)');
    expect(shift(tree, { id: '甲', step: 'up' })).toBe(tree);
    expect(shift(tree, { id: '二', step: 'bottom' })).toBe(tree);
  });

  it('is possible in custom order only, and a set stays at the top', () => {
    const dated = small(ORDER.DATE_ASC);
    expect(place(dated, { ids: ['甲'], target: '丙', side: 'after' })).toBe(dated);
    const custom = setOrder(dated, { level: ROOT_FOLDER, order: ORDER.CUSTOM });
    expect(drawn(place(custom, { ids: ['甲'], target: '乙', side: 'after' }))).toMatch(/^乙 甲 丙/);
    // The sets looked like the top and stay as they look.
    expect(orderChangesOf(dated, custom)).toEqual([
      { level: ROOT_FOLDER, order: ORDER.CUSTOM },
      { level: '三', order: ORDER.DATE_ASC },
      { level: '二', order: ORDER.DATE_ASC },
    ]);
    expect(place(small(), { ids: ['二'], target: 'y', side: 'after' })).toEqual(small());
  });
});

it('makes a leaf behind the others, renames, and counts what it holds', () => {
  const tree = createLeaf(small(), { id: 'new-1', name: ' 新相册 ', level: ROOT_FOLDER, born: 9e9 });
  expect(countOf(tree, ROOT_FOLDER)).toEqual({ nodes: 2, leaves: 4 });
  const renamed = rename(tree, { id: '甲', name: '天' });
  expect(drawn(renamed)).toBe('天 乙 丙 三(x y z) 二(m n) 新相册');
  expect(changesOf(small(), renamed)).toMatchObject({
    create: { 'new-1': { name: '新相册', type: 1, numero: 5 } },
    update: { 甲: { name: '天' } },
  });
  expect(rename(tree, { id: '甲', name: '  ' })).toBe(tree);
  expect(rename(tree, { id: '甲', name: '甲 ' })).toBe(tree);
  expect(createLeaf(tree, { id: 'n', name: 'n', level: '甲', born: 1 })).toBe(tree);
});

it('shows a set by the days of its albums, and undated albums last', () => {
  const tree = treeOf([
    {
      id: ROOT_FOLDER,
      order: ORDER.DATE_DESC,
      list: [
        album({ seed: 1, name: 'none', sdate: null, edate: null }),
        album({ seed: 2, name: 'new', sdate: 90, edate: 90 }),
        albumSet({ seed: 3, id: 's', name: 'set', sdate: 0, edate: 0 }),
      ].map(albumOf),
    },
    {
      id: 's',
      order: ORDER.DATE_ASC,
      list: [10, 20].map((sdate, seed) => albumOf(album({ seed, id: `${sdate}`, pid: 's', sdate }))),
    },
  ]);
  expect(listOf(tree, ROOT_FOLDER).map(({ name }) => name)).toEqual(['new', 'set', 'none']);
  expect(listOf(tree, ROOT_FOLDER)[1]).toMatchObject({ startDate: 10 });
});

it('holds its rules whatever is tried, and goes back and forth to the very same trees', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 1, max: 30 }),
      (seed, size, steps) => {
        const random = seededRandom(seed);
        const first = treeOf(randomLevels(random, size));
        const leaves = (tree: OrganiserTree) => [...tree.nodes.values()].filter((node) => !isSet(node));
        let history = beginHistory(first);
        for (let index = 0; index < steps; index += 1) {
          const before = history.present;
          history = step(history, randomStep(random, before, `new-${index}`));
          for (const node of history.present.nodes.values()) {
            const parent = history.present.nodes.get(node.parent);
            expect(node.parent === ROOT_FOLDER || (isSet(parent) && !isSet(node))).toBe(true);
            if (isSet(node)) expect(listOf(history.present, node.id).length).toBeGreaterThan(1);
          }
          expect(leaves(history.present).length).toBeGreaterThanOrEqual(leaves(before).length);
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
