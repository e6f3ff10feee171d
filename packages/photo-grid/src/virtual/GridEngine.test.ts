import type { PhotoItem } from '@xiangji/internal/items';
import { describe, expect, it, vi } from 'vitest';
import { bandAt, boxOfItem, itemsBetween } from '../layout/index.ts';
import { GridEngine } from './GridEngine.ts';

const SECTIONS = 40;
const SECTION_SIZE = 200;
const VIEWPORT = 800;

/** Upright photos: the guess of a section that was not near yet is far too low. */
const upright = (index: number): PhotoItem => ({
  id: String(index),
  width: 500,
  height: 1000,
});

function engineOf(isExpected = false) {
  const sections = Array.from({ length: SECTIONS }, (_, at) => ({
    key: String(at),
    name: '',
    count: SECTION_SIZE,
  }));
  return new GridEngine(
    { list: { sections, getItem: upright, isStale: undefined }, look: { fit: 'contain' } },
    { width: 1200, viewportWidth: 1200, viewportHeight: VIEWPORT, scrollTop: 0 },
    isExpected,
  );
}
const NARROWER = { width: 600, viewportWidth: 600, viewportHeight: VIEWPORT };

it('shows a restored photo when the grid is narrower than expected', () => {
  const engine = engineOf(true);
  engine.restore({ key: '0', position: 24, id: '24', share: 0, below: 0 });
  const expected = engine.box.scrollTop;
  engine.sent();
  engine.setScrolled(expected);
  engine.setSize(NARROWER);
  // The event of the first position arrives before the second one is written.
  engine.setScrolled(expected);
  expect(engine.box.scrollTop).not.toBe(expected);
  expect(engine.box.scrollTop).toBe(boxOfItem(engine.layout, 24)?.y);
});

/** Rows that are drawn. */
const drawn = (engine: GridEngine) =>
  engine.view().parts.reduce((sum, part) => sum + part.lastRow - part.firstRow + 1, 0);

it('keeps the scroll position of a jump when the sections there are not as high as estimated', () => {
  const engine = engineOf();
  const before = engine.layout;
  engine.setScrolled(20_000);
  expect(engine.layout).not.toBe(before);
  expect(engine.view().scrollTo).toBeUndefined();
  expect(engine.box.scrollTop).toBe(20_000);
});

it('keeps the viewport on the list when a jump ends near an end that moves up', () => {
  const engine = engineOf();
  const end = engine.layout.height - VIEWPORT;
  engine.setScrolled(end);
  expect(engine.layout.height - VIEWPORT).toBeLessThan(end);
  expect(engine.layout.height - engine.box.scrollTop).toBeGreaterThan(VIEWPORT / 2);
  expect(engine.view().scrollTo).toBe(engine.box.scrollTop);
});

it('renders the visible rows in the frame of a jump, and the rows around them afterwards', () => {
  const engine = engineOf();
  engine.setScrolled(20_000);
  expect(engine.isNarrow).toBe(true);
  const seen = drawn(engine);
  const heard = vi.fn();
  engine.subscribe(heard);
  engine.widen();
  expect(heard).toHaveBeenCalledOnce();
  expect(engine.isNarrow).toBe(false);
  expect(drawn(engine)).toBeGreaterThan(seen);
  engine.widen();
  expect(heard).toHaveBeenCalledOnce();
});

it('draws far ahead when scrolling continues from where a jump ended', () => {
  const engine = engineOf();
  engine.setScrolled(20_000);
  const seen = drawn(engine);
  engine.setScrolled(20_100);
  expect(engine.isNarrow).toBe(false);
  expect(drawn(engine)).toBeGreaterThan(seen);
});

it('still sends the scroller to its position when photos arrive before the move was carried out', () => {
  const engine = engineOf();
  const sectionTop = engine.layout.tops[10] ?? 0;
  engine.setScrolled(sectionTop + 1000);
  // Upwards: the section before this one comes near, and turns out higher than guessed.
  const found = sectionTop + 100;
  engine.catchUp(found);
  expect(engine.view().scrollTo).toBeDefined();
  expect(engine.box.scrollTop).not.toBeCloseTo(found);
  engine.setInput({ ...engine.input, list: { ...engine.input.list } });
  expect(engine.view().scrollTo).toBe(engine.box.scrollTop);
  engine.sent();
  engine.widen();
  engine.pin(3);
  expect(engine.view().scrollTo).toBeUndefined();
});

it('leaves the scroller where it went before anything was measured: no photo had been shown there', () => {
  const engine = engineOf(true);
  engine.setScrolled(20_000);
  engine.setSize(NARROWER);
  expect(engine.box.scrollTop).toBe(20_000);
  expect(engine.view().scrollTo).toBeUndefined();
  // From then on it counts as seen.
  engine.setSize({ ...NARROWER, width: 900 });
  expect(engine.box.scrollTop).not.toBe(20_000);
});

it('keeps a position that was set before anything was measured', () => {
  const engine = engineOf(true);
  const saved = { key: '20', position: 45, id: '4045', share: 0, below: 0 };
  engine.restore(saved);
  engine.setSize(NARROWER);
  expect(engine.box.scrollTop).toBe(boxOfItem(engine.layout, 20 * SECTION_SIZE + 45)?.y);
});

describe('with sections side by side', () => {
  const DAYS = 600;
  const count = (day: number) => 1 + ((day * 7) % 3);
  const dayOf = (day: number) => ({ key: `day${day}`, name: `Day ${day}`, count: count(day) });
  const days = Array.from({ length: DAYS }, (_, day) => dayOf(day));

  /** An engine whose photos are upright, as far as they are loaded. */
  function packedEngine(loaded: Set<number>) {
    const getItem = (index: number) => (loaded.has(index) ? upright(index) : undefined);
    return new GridEngine(
      {
        list: { sections: days, getItem, isStale: undefined },
        look: { fit: 'contain' },
        packSections: true,
      },
      { width: 1200, viewportWidth: 1200, viewportHeight: VIEWPORT, scrollTop: 0 },
    );
  }
  const load = (loaded: Set<number>, from: number, to: number) => {
    for (let index = from; index < to; index += 1) loaded.add(index);
  };
  const seenAt = (engine: GridEngine, index: number) =>
    (boxOfItem(engine.layout, index)?.y ?? Number.NaN) - engine.box.scrollTop;

  it('keeps the photo at the viewport top in place while photos above are loaded', () => {
    const loaded = new Set<number>();
    const engine = packedEngine(loaded);
    engine.setScrolled(30_000);
    for (let step = 0; step < 12; step += 1) {
      engine.setScrolled(engine.box.scrollTop - 400);
      const { key, position } = engine.anchor ?? { key: '', position: 0 };
      const index = (engine.layout.firstItems[days.findIndex((day) => day.key === key)] ?? 0) + position;
      const before = seenAt(engine, index);
      const { scrollTop } = engine.box;
      const { start, end } = itemsBetween(engine.layout, scrollTop - 2 * VIEWPORT, scrollTop + 2 * VIEWPORT);
      load(loaded, start, end);
      engine.setInput({ ...engine.input, list: { ...engine.input.list } });
      expect(seenAt(engine, index)).toBe(before);
    }
    expect(loaded.size).toBeGreaterThan(60);
  });

  it('keeps every visible photo in place when sections are prepended', () => {
    const loaded = new Set<number>();
    load(loaded, 0, 2_000);
    const engine = packedEngine(loaded);
    engine.setScrolled(20_000);
    engine.setScrolled(20_000.5);
    const top = engine.box.scrollTop;
    const visible = Array.from({ length: engine.layout.count }, (_, index) => index).filter((index) => {
      const at = seenAt(engine, index);
      return at >= 0 && at < VIEWPORT;
    });
    const before = visible.map((index) => boxOfItem(engine.layout, index));
    const more = [1, 2, 3].map((nth) => ({ key: `new${nth}`, name: 'New', count: 1 }));
    const list = { sections: [...more, ...days], getItem: upright, isStale: undefined };
    engine.setInput({ ...engine.input, list });
    const shift = engine.box.scrollTop - top;
    expect(shift).toBeGreaterThan(0);
    expect(visible.length).toBeGreaterThan(6);
    expect(visible.map((index) => boxOfItem(engine.layout, index + more.length))).toEqual(
      before.map((box) => box && { ...box, y: box.y + shift }),
    );
  });

  it('anchors at the first photo of a band, and restores it', () => {
    const loaded = new Set<number>();
    load(loaded, 0, 2_000);
    const engine = packedEngine(loaded);
    engine.seek(12_345);
    const { anchor } = engine;
    const at = days.findIndex((day) => day.key === anchor?.key);
    expect(bandAt(engine.layout, at).start).toBe(at);
    const index = engine.layout.firstItems[at] ?? 0;
    const before = seenAt(engine, index);
    engine.seek(0);
    if (anchor) engine.restore(anchor);
    expect(seenAt(engine, index)).toBe(before);
  });
});
