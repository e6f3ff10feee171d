import type { PhotoItem } from '@xiangji/internal/items';
import { expect, it } from 'vitest';
import { boxOfItem, itemsBetween, type LayoutOptions } from '../layout/index.ts';
import { airyCells, auto, columns, masonry, real, rectangles } from '../test/looks.ts';
import { GridEngine } from './GridEngine.ts';

const VIEWPORT = 800;
const BOX = { width: 1200, viewportWidth: 1200, viewportHeight: VIEWPORT, scrollTop: 0 };
const looks: [string, LayoutOptions][] = [
  ['auto', auto],
  ['real', real],
  ['rectangles', rectangles],
  ['airy cells', airyCells],
  ['masonry', masonry],
  ['columns', columns],
];

const photo = (index: number): PhotoItem => ({
  id: `p${index}`,
  width: 600 + ((index * 7_919) % 1_009),
  height: 1000,
});

/** An engine of `count` photos in one section, all of them loaded. */
function engineOf(count: number, look: LayoutOptions): GridEngine {
  const list = { sections: [{ key: 'all', name: 'All', count }], getItem: photo, isStale: undefined };
  return new GridEngine({ list, look }, BOX);
}

const distance = (engine: GridEngine, index: number) =>
  (boxOfItem(engine.layout, index)?.y ?? Number.NaN) - engine.box.scrollTop;

it.each(looks)('%s: a jump to any photo of a million shows it', (_, look) => {
  const engine = engineOf(1_000_000, look);
  for (const index of [0, 123_456, 500_000, 999_999]) {
    engine.restore({ key: 'all', position: index, share: 0, below: 0 });
    const top = distance(engine, index);
    expect(Math.abs(top)).toBeLessThan(VIEWPORT);
    const { start, end } = itemsBetween(engine.layout, engine.box.scrollTop, engine.box.scrollTop + VIEWPORT);
    expect(start).toBeLessThanOrEqual(index);
    expect(end).toBeGreaterThan(index);
  }
});

it.each(looks)('%s: the photo of the anchor stays where it is when photos are prepended', (_, look) => {
  const engine = engineOf(6_000, look);
  engine.seek(30_000);
  const index = engine.anchor?.position ?? Number.NaN;
  const before = distance(engine, index);
  const getItem = (at: number) => (at < 150 ? { ...photo(at + 9_000), id: `new${at}` } : photo(at - 150));
  const list = {
    sections: [{ key: 'all', name: 'All', count: 6_150 }],
    getItem,
    isStale: undefined,
  };
  engine.setInput({ ...engine.input, list });
  expect(distance(engine, index + 150)).toBeCloseTo(before, 6);
});

it.each(looks)('%s: the photo of the anchor stays when the width changes and changes back', (_, look) => {
  const engine = engineOf(6_000, look);
  engine.seek(30_000);
  const index = engine.anchor?.position ?? Number.NaN;
  const before = distance(engine, index);
  engine.setSize({ ...BOX, width: 700, viewportWidth: 700 });
  expect(Math.abs(distance(engine, index) - before)).toBeLessThan(VIEWPORT / 2);
  engine.setSize(BOX);
  expect(distance(engine, index)).toBeCloseTo(before, 6);
});
