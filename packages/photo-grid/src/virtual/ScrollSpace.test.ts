import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST, ScrollSpace } from './ScrollSpace.ts';

const viewport = 800;
const long = { height: 52_000_000, viewport };
const end = LONGEST - viewport;

describe('the scroll space', () => {
  it('is the list itself while a browser can hold it', () => {
    const space = new ScrollSpace();
    const size = { height: LONGEST, viewport };
    expect(space.follow(5_000_000, size)).toBe(5_000_000);
    expect(space.place(7_000_000, size)).toBe(7_000_000);
    expect(space.shift).toBe(0);
    expect(space.isAskew(size)).toBe(false);
  });

  it('moves pixel for pixel under a wheel, a key or a finger, wherever the list is', () => {
    for (const top of [0, 5000, 1_000_000, 26_000_000, 51_000_000, 51_990_000]) {
      const space = new ScrollSpace();
      const at = space.place(top, long);
      expect(space.follow(at + 120, long)).toBeCloseTo(top + 120, 6);
      expect(space.follow(at + 1900, long)).toBeCloseTo(top + 1900, 6);
      expect(space.follow(at + 300, long)).toBeCloseTo(top + 300, 6);
    }
  });

  it('reaches every part by a dragged scroll bar, both ends exactly', () => {
    const space = new ScrollSpace();
    expect(space.follow(end, long)).toBe(long.height - viewport);
    expect(space.follow(LONGEST / 2, long)).toBeCloseTo(long.height / 2, -4);
    expect(space.follow(0, long)).toBe(0);
    expect(space.follow(-70, long)).toBe(-70);
  });

  it('finds a position of the stand-in for each of the list, in order', () => {
    const tops = fc.array(fc.double({ min: 0, max: long.height - viewport, noNaN: true }), { minLength: 2 });
    fc.assert(
      fc.property(tops, (list) => {
        const space = new ScrollSpace();
        let before = -1;
        for (const top of list.toSorted((a, b) => a - b)) {
          const at = space.place(top, long);
          expect(at).toBeGreaterThanOrEqual(before);
          expect(at).toBeLessThanOrEqual(end);
          expect(at + space.shift).toBeCloseTo(top, 6);
          before = at;
        }
      }),
      { seed: 20261121 },
    );
  });

  it('detects that its end is reached before the list ends, and extends without moving the visible photos', () => {
    const space = new ScrollSpace();
    let at = space.place(51_500_000, long);
    let top = 51_500_000;
    while (!space.isStrained(long) && at < end) {
      at += 2000;
      top = space.follow(at, long);
    }
    expect(space.isStrained(long)).toBe(true);
    const moved = space.place(top, long);
    expect(moved).toBeLessThan(at);
    expect(moved + space.shift).toBeCloseTo(top, 6);
    expect(space.isStrained(long)).toBe(false);
  });

  it('accepts a correction of the visible photos without moving the scroller, away from the ends', () => {
    const space = new ScrollSpace();
    const at = space.place(26_000_000, long);
    expect(space.nudge(26_000_400, long)).toBeUndefined();
    expect(space.follow(at + 10, long)).toBeCloseTo(26_000_410, 6);
    expect(space.isAskew(long)).toBe(true);
    space.place(2000, long);
    expect(space.nudge(2100, long)).toBe(2100);
  });

  it('returns to the list itself when it shrinks', () => {
    const space = new ScrollSpace();
    space.place(26_000_000, long);
    expect(space.place(4000, { height: 6000, viewport })).toBe(4000);
    expect(space.shift).toBe(0);
  });
});
