import { expect, it, vi } from 'vitest';
import type { PhotoGridItem } from '../items.ts';
import { boxOfItem } from '../layout/index.ts';
import { GridEngine } from './gridEngine.ts';

const GROUPS = 40;
const GROUP = 200;
const VIEWPORT = 800;

/** Upright photos: the guess of a group that was not near yet is far too low. */
const upright = (index: number): PhotoGridItem => ({
  id: String(index),
  width: 500,
  height: 1000,
  type: 1,
  thumbnails: [],
});

function engineOf(isExpected = false) {
  const sections = Array.from({ length: GROUPS }, (_, at) => ({ key: String(at), name: '', count: GROUP }));
  return new GridEngine(
    { sections, getItem: upright, dataVersion: 1, mode: 1, level: 0, ratio: '1:1' },
    { width: 1200, viewportWidth: 1200, viewportHeight: VIEWPORT, scrollTop: 0 },
    isExpected,
  );
}
const NARROWER = { width: 600, viewportWidth: 600, viewportHeight: VIEWPORT };

/** Rows that are drawn. */
const drawn = (engine: GridEngine) =>
  engine.view().parts.reduce((sum, part) => sum + part.lastRow - part.firstRow + 1, 0);

it('leaves the scroller where a leap put it, though the groups there turn out otherwise than guessed', () => {
  const engine = engineOf();
  const before = engine.layout;
  engine.setScrolled(20_000);
  expect(engine.layout).not.toBe(before);
  expect(engine.view().scrollTo).toBeUndefined();
  expect(engine.box.scrollTop).toBe(20_000);
});

it('keeps the eye on the list when a leap comes near an end that moves up', () => {
  const engine = engineOf();
  const end = engine.layout.height - VIEWPORT;
  engine.setScrolled(end);
  expect(engine.layout.height - VIEWPORT).toBeLessThan(end);
  expect(engine.layout.height - engine.box.scrollTop).toBeGreaterThan(VIEWPORT / 2);
  expect(engine.view().scrollTo).toBe(engine.box.scrollTop);
});

it('draws what is seen in the frame of a leap, and what lies around afterwards', () => {
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

it('draws far ahead of an eye that goes on from where it leapt to', () => {
  const engine = engineOf();
  engine.setScrolled(20_000);
  const seen = drawn(engine);
  engine.setScrolled(20_100);
  expect(engine.isNarrow).toBe(false);
  expect(drawn(engine)).toBeGreaterThan(seen);
});

it('still sends the scroller where the eye is, when photos arrive before the move was carried out', () => {
  const engine = engineOf();
  const group = engine.layout.tops[10] ?? 0;
  engine.setScrolled(group + 1000);
  // Upwards: the group before this one comes near, and turns out higher than guessed.
  const found = group + 100;
  engine.catchUp(found);
  expect(engine.view().scrollTo).toBeDefined();
  expect(engine.box.scrollTop).not.toBeCloseTo(found);
  engine.setInput({ ...engine.input, dataVersion: 2 });
  expect(engine.view().scrollTo).toBe(engine.box.scrollTop);
  engine.sent();
  engine.widen();
  engine.pin(3);
  expect(engine.view().scrollTo).toBeUndefined();
});

it('leaves the scroller where it went before anything was measured: the guess showed nobody what would be there', () => {
  const engine = engineOf(true);
  engine.setScrolled(20_000);
  engine.setSize(NARROWER);
  expect(engine.box.scrollTop).toBe(20_000);
  expect(engine.view().scrollTo).toBeUndefined();
  // From then on it was seen.
  engine.setSize({ ...NARROWER, width: 900 });
  expect(engine.box.scrollTop).not.toBe(20_000);
});

it('keeps a place that was asked for before anything was measured', () => {
  const engine = engineOf(true);
  const saved = { key: '20', position: 45, id: '4045', share: 0, below: 0 };
  engine.restore(saved);
  engine.setSize(NARROWER);
  expect(engine.box.scrollTop).toBe(boxOfItem(engine.layout, 20 * GROUP + 45)?.top);
});
