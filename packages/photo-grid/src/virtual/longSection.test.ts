import type { PhotoItem } from '@xiangji/internal/items';
import { expect, it, vi } from 'vitest';
import { nextPhoto } from '../keyboard/nextPhoto.ts';
import { boxOfItem, sectionItems } from '../layout/index.ts';
import { justifiedRows } from '../layout/justifiedRows.ts';
import { rowHeight, rowStart } from '../layout/rows.ts';
import type { EngineInput } from './engineInput.ts';
import { GridEngine } from './GridEngine.ts';

const VIEWPORT = 800;
const WIDTH = 1200;
const BOX = { width: WIDTH, viewportWidth: WIDTH, viewportHeight: VIEWPORT, scrollTop: 0 };

/** Widths that repeat only after thousands of photos. */
const ratioOf = (index: number) => 0.6 + ((index * 7_919) % 1_009) / 700;
const photo = (index: number): PhotoItem => ({
  id: `p${index}`,
  width: Math.round(1000 * ratioOf(index)),
  height: 1000,
});

function engineOf(count: number, getItem = photo) {
  const sections = [
    { key: 'long', name: 'I', count },
    { key: 'next', name: 'J', count: 40 },
  ];
  const list = { sections, getItem, isStale: undefined };
  const input: EngineInput = { list, look: { fit: 'contain' } };
  return { engine: new GridEngine(input, BOX), input };
}

/** Visits the whole list, so that every row is laid out exactly. */
function walk(engine: GridEngine): void {
  for (let top = 0; top < engine.layout.height; top += VIEWPORT) engine.seek(top);
}

it('reads only the photos near the viewport of a section of a million', () => {
  const getItem = vi.fn(photo);
  const { engine } = engineOf(1_000_000, getItem);
  expect(engine.layout.count).toBe(1_000_040);
  expect(getItem.mock.calls.length).toBeLessThan(10_000);
});

it('fills every row of a long section but its last', () => {
  const { engine } = engineOf(3_500);
  walk(engine);
  const { layout } = engine;
  for (let part = 0; part < (layout.ownerStarts[1] ?? 0); part += 1) {
    const section = layout.sections[part];
    const isLast = part + 1 === layout.ownerStarts[1];
    for (let row = 0; section && row < section.rows.rowCount - (isLast ? 1 : 0); row += 1) {
      const last = (layout.firstItems[part] ?? 0) + rowStart(section.rows, row + 1) - 1;
      const box = boxOfItem(layout, last);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(WIDTH);
    }
  }
});

it('breaks rows within 1 % of the best for the whole section', () => {
  const count = 6_000;
  const { engine } = engineOf(count);
  walk(engine);
  const { layout } = engine;
  const { rowHeight: target, gap } = layout.metrics;
  let parted = 0;
  for (let part = 0; part < (layout.ownerStarts[1] ?? 0); part += 1) {
    const rows = layout.sections[part]?.rows;
    for (let row = 0; rows && row < rows.rowCount; row += 1) {
      parted += (rowHeight(rows, row) - target) ** 2 * (rowStart(rows, row + 1) - rowStart(rows, row));
    }
  }
  const ratios = Float32Array.from({ length: count }, (_, index) => ratioOf(index));
  const whole = justifiedRows({ ratios, width: WIDTH, rowHeight: target, gap });
  let best = 0;
  for (let row = 0; row < whole.rowCount; row += 1) {
    best += (rowHeight(whole, row) - target) ** 2 * (rowStart(whole, row + 1) - rowStart(whole, row));
  }
  expect(parted).toBeLessThan(best * 1.01);
});

it('is one section to the keyboard', () => {
  const { engine } = engineOf(2_500);
  expect(sectionItems(engine.layout, 1_700)).toEqual({ start: 0, end: 2_500 });
  const press = (index: number, key: string) =>
    nextPhoto(engine.layout, { index, page: VIEWPORT }, { key, ctrl: true, rightToLeft: false });
  expect(press(1_700, 'ArrowDown')).toBe(2_500);
  expect(press(1_700, 'ArrowUp')).toBe(0);
  expect(press(2_500, 'ArrowUp')).toBe(0);
});

it('keeps the photo at the viewport where it is when photos are prepended', () => {
  const { engine, input } = engineOf(5_000);
  engine.seek(40_000);
  const kept = engine.anchor;
  const index = Number(kept?.id?.slice(1));
  const before = (boxOfItem(engine.layout, index)?.y ?? 0) - engine.box.scrollTop;
  const getItem = (at: number) => (at < 150 ? { ...photo(at + 9_000), id: `new${at}` } : photo(at - 150));
  const sections = input.list.sections.map((section, at) => ({
    ...section,
    count: section.count + (at ? 0 : 150),
  }));
  engine.setInput({ ...input, list: { ...input.list, sections, getItem } });
  const after = (boxOfItem(engine.layout, index + 150)?.y ?? 0) - engine.box.scrollTop;
  expect(after).toBe(before);
  expect(engine.anchor?.id).toBe(kept?.id);
});

it('lays out only the last part again when photos are appended', () => {
  const { engine, input } = engineOf(5_900);
  walk(engine);
  const before = engine.layout.sections;
  const sections = input.list.sections.map((section, at) => ({
    ...section,
    count: section.count + (at ? 0 : 50),
  }));
  engine.setInput({ ...input, list: { ...input.list, sections } });
  const kept = engine.layout.sections.filter((section) => before.includes(section));
  expect(kept.map(({ key }) => key)).toEqual(['long', 'long\n1', 'long\n2', 'long\n3', 'long\n4']);
});

it('passes the scrubber the tops of the sections, not of their parts', () => {
  const { engine } = engineOf(2_500);
  const { layout } = engine;
  expect(layout.sections).toHaveLength(4);
  expect(Array.from(layout.ownerTops)).toEqual([0, layout.tops[3], layout.height]);
});

it('lays rows of equal cells out at once', () => {
  const { input } = engineOf(2_500);
  const engine = new GridEngine({ ...input, look: { layout: 'squares' } }, BOX);
  expect(engine.layout.sections).toHaveLength(2);
});
