import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptySelection,
  isSelected,
  type SelectionRanges,
  selectedBetween,
  selectionCount,
  unionOf,
  withRange,
} from './ranges.ts';

const edges = fc
  .tuple(fc.nat(40), fc.nat(40))
  .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
const changes = fc.array(fc.record({ range: edges, selected: fc.boolean() }), { maxLength: 12 });

function build(list: { range: { start: number; end: number }; selected: boolean }[]) {
  const slow = new Set<number>();
  let fast: SelectionRanges = emptySelection;
  for (const { range, selected } of list) {
    fast = withRange(fast, { ...range, selected });
    for (let i = range.start; i < range.end; i += 1) selected ? slow.add(i) : slow.delete(i);
  }
  return { slow, fast };
}

describe('selection ranges', () => {
  it('contain the photos of both after a union', () => {
    fc.assert(
      fc.property(changes, changes, (left, right) => {
        const a = build(left);
        const b = build(right);
        const both = unionOf(a.fast, b.fast);
        for (let i = 0; i < 45; i += 1) expect(isSelected(both, i)).toBe(a.slow.has(i) || b.slow.has(i));
        both.forEach(({ start }, at) => {
          if (at > 0) expect(start).toBeGreaterThan(both[at - 1]!.end);
        });
      }),
      { seed: 9 },
    );
  });

  it('say the same as a plain set of indices, in the fewest ranges', () => {
    fc.assert(
      fc.property(changes, edges, (list, window) => {
        const { slow, fast } = build(list);
        for (let i = -1; i < 45; i += 1) expect(isSelected(fast, i)).toBe(slow.has(i));
        expect(selectionCount(fast)).toBe(slow.size);
        const inside = [...slow].filter((i) => i >= window.start && i < window.end).length;
        expect(selectedBetween(fast, window.start, window.end)).toBe(inside);
        fast.forEach(({ start, end }, at) => {
          expect(end).toBeGreaterThan(start);
          if (at > 0) expect(start).toBeGreaterThan(fast[at - 1]!.end);
        });
      }),
      { seed: 20261121 },
    );
  });

  it('hold a million photos in one range', () => {
    const all = withRange(emptySelection, { start: 0, end: 1_000_000, selected: true });
    expect(all).toEqual([{ start: 0, end: 1_000_000 }]);
    expect(selectionCount(all)).toBe(1_000_000);
  });
});
