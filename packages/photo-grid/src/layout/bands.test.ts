import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPhoto } from '../keyboard/nextPhoto.ts';
import { airyCells, auto, real, rectangles } from '../test/looks.ts';
import { SECTION_GAP } from './bands.ts';
import { type GridLayout, layoutGrid, withRatios } from './gridLayout.ts';
import {
  bandAt,
  boxOfItem,
  itemAt,
  itemInRow,
  itemsBetween,
  type PhotoBox,
  placeOfItem,
  rowsBetween,
  sectionOfItem,
} from './lookup.ts';
import { gridMetrics, type LayoutOptions, type PhotoSize } from './metrics.ts';

type Library = { ratios: number[]; loaded: boolean; headed: boolean }[];
interface Size {
  width: number;
  look: LayoutOptions;
  size: PhotoSize;
}

const anyRatio = fc.oneof(
  { weight: 8, arbitrary: fc.double({ min: 0.5, max: 2, noNaN: true }) },
  fc.constantFrom(1080 / 14400, 4096 / 640, 1),
);
const section = fc.record({
  ratios: fc.oneof(
    { weight: 6, arbitrary: fc.array(anyRatio, { minLength: 1, maxLength: 3 }) },
    fc.array(anyRatio, { maxLength: 30 }),
  ),
  loaded: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  headed: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, fc.constant(false)),
});
const libraries = fc.array(section, { minLength: 1, maxLength: 40 });
const sizes = fc.record({
  width: fc.integer({ min: 320, max: 1900 }),
  look: fc.constantFrom(auto, real, rectangles, airyCells),
  size: fc.constantFrom<PhotoSize>('xsmall', 'small', 'medium', 'large', 'xlarge'),
});

function metricsOf({ width, look, size }: Size) {
  return gridMetrics({ ...look, size, width, viewportWidth: width, viewportHeight: 900 });
}

function build(library: Library, size: Size, packSections = true): GridLayout {
  const sections = library.map(({ ratios, headed }, at) => ({
    key: `day${at}`,
    count: ratios.length,
    headed,
  }));
  const empty = layoutGrid({ sections, width: size.width, metrics: metricsOf(size), packSections });
  const known = library.flatMap(({ ratios, loaded }, at) =>
    loaded ? [[at, Float32Array.from(ratios)] as const] : [],
  );
  return withRatios(empty, new Map(known));
}

const boxesOf = (layout: GridLayout): PhotoBox[] =>
  Array.from({ length: layout.count }, (_, index) => boxOfItem(layout, index) as PhotoBox);

/** Headings of sections, as boxes. */
const headingsOf = (layout: GridLayout): PhotoBox[] =>
  layout.sections.flatMap(({ heading, x, width }, at) =>
    heading > 0 ? [{ x, y: layout.tops[at] ?? 0, width, height: heading }] : [],
  );

const overlap = (a: PhotoBox, b: PhotoBox) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Sections of 1 to `most` photos with the proportions of ordinary pictures. */
function sparse(count: number, seed: number, most = 3): Library {
  const numbers = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true }), {
    numRuns: count * (most + 1),
    seed,
  });
  const usual = [4 / 3, 3 / 4, 3 / 2, 2 / 3, 1, 16 / 9, 9 / 16];
  const pick = (nth: number) => usual[Math.floor((numbers[nth] ?? 0) * usual.length)] ?? 1;
  return Array.from({ length: count }, (_, at) => {
    const photos = 1 + Math.floor((numbers[at * (most + 1)] ?? 0) * most);
    return {
      ratios: Array.from({ length: photos }, (__, i) => pick(at * (most + 1) + 1 + i)),
      loaded: true,
      headed: true,
    };
  });
}

/** Share of the list's area that photos cover. */
function coveredShare(layout: GridLayout): number {
  const area = boxesOf(layout).reduce((sum, { width, height }) => sum + width * height, 0);
  return area / (layout.width * layout.height);
}

const PC: Size = { width: 1440, look: auto, size: 'medium' };

describe('sections side by side', () => {
  it('overlap nowhere, keep their order and stay inside the list', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const layout = build(library, size);
        const boxes = boxesOf(layout);
        const all = [...boxes, ...headingsOf(layout)];
        for (const [at, box] of all.entries()) {
          expect(box.width).toBeGreaterThan(0);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(size.width);
          expect(box.y + box.height).toBeLessThanOrEqual(layout.height);
          for (const other of all.slice(0, at)) expect(overlap(box, other)).toBe(false);
        }
        for (const [at, box] of boxes.entries()) {
          const next = boxes[at + 1];
          if (next && next.y === box.y) expect(next.x).toBeGreaterThan(box.x);
          else if (next) expect(next.y).toBeGreaterThanOrEqual(box.y + box.height);
        }
      }),
      { seed: 20261124, numRuns: 120 },
    );
  });

  it('are at least 24 px apart, each under its own heading, and as high as their neighbours', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const layout = build(library, size);
        for (let at = 0; at < layout.sections.length; at = bandAt(layout, at).end) {
          const { start, end } = bandAt(layout, at);
          const band = layout.sections.slice(start, end);
          if (band.length < 2) continue;
          for (const [nth, one] of band.entries()) {
            expect(one.heading).toBeGreaterThan(0);
            expect(one.count).toBeGreaterThan(0);
            expect(one.rows.rowCount).toBe(1);
            expect(one.rows.height).toBe(band[0]?.rows.height);
            const next = band[nth + 1];
            if (next) expect(next.x - one.x - one.width).toBeGreaterThanOrEqual(SECTION_GAP);
          }
        }
      }),
      { seed: 20261125, numRuns: 120 },
    );
  });

  it('leave a section with more than a row as it is without packing', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const packed = build(library, size);
        const plain = build(library, size, false);
        for (const [at, section] of plain.sections.entries()) {
          if (section.rows.rowCount < 3) continue;
          expect(packed.sections[at]).toEqual(section);
        }
      }),
      { seed: 20261126, numRuns: 60 },
    );
  });

  it('let every photo be found by its box, by its row and by the keyboard', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const layout = build(library, size);
        let reached = 0;
        for (let step = 1; step < layout.count; step += 1) {
          reached =
            nextPhoto(
              layout,
              { index: reached, page: 800 },
              { key: 'ArrowRight', ctrl: false, rightToLeft: false },
            ) ?? 0;
          expect(reached).toBe(step);
        }
        for (const [index, box] of boxesOf(layout).entries()) {
          const middle = box.x + box.width / 2;
          const place = placeOfItem(layout, index);
          expect(itemAt(layout, { x: middle, y: box.y + 1 })).toBe(index);
          expect(itemInRow(layout, place, middle)).toBe(index);
          const between = itemsBetween(layout, box.y, box.y + 1);
          expect(between.start).toBeLessThanOrEqual(index);
          expect(between.end).toBeGreaterThan(index);
          expect(rowsBetween(layout, box.y, box.y + 1).map((part) => part.section)).toContain(place.section);
        }
      }),
      { seed: 20261127, numRuns: 60 },
    );
  });

  it('lead up and down to the photo of the next row whose middle is nearest', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const layout = build(library, size);
        const boxes = boxesOf(layout);
        const tops = [...new Set(boxes.map((box) => box.y))];
        for (const [index, box] of boxes.entries()) {
          const middle = box.x + box.width / 2;
          for (const [key, step] of [
            ['ArrowDown', 1],
            ['ArrowUp', -1],
          ] as const) {
            const top = tops[tops.indexOf(box.y) + step];
            const off = boxes.map((other) =>
              other.y === top ? Math.abs(other.x + other.width / 2 - middle) : Number.POSITIVE_INFINITY,
            );
            const nearest = top === undefined ? index : off.indexOf(Math.min(...off));
            expect(nextPhoto(layout, { index, page: 800 }, { key, ctrl: false, rightToLeft: false })).toBe(
              nearest,
            );
          }
        }
      }),
      { seed: 20261128, numRuns: 60 },
    );
  });
});

/** The cost of a band of these sections, written from the definition. A single section may always stand alone. */
function bandCost(layout: GridLayout, sections: Library): number {
  const { width, metrics } = layout;
  const photos = sections.flatMap(({ ratios }) => ratios);
  const gaps = metrics.gap * (photos.length - sections.length) + SECTION_GAP * (sections.length - 1);
  const height = (width - gaps) / photos.reduce((sum, ratio) => sum + ratio, 0);
  if (sections.length > 1 && height < metrics.rowHeight * 0.6) return Number.POSITIVE_INFINITY;
  return (height - metrics.rowHeight) ** 2 * photos.length;
}

/** The slow reference: the cheapest of all ways to divide the sections. */
function cheapest(layout: GridLayout, sections: Library): number {
  if (sections.length === 0) return 0;
  const ways = sections.map(
    (_, at) => bandCost(layout, sections.slice(0, at + 1)) + cheapest(layout, sections.slice(at + 1)),
  );
  return Math.min(...ways);
}

describe('Home and End', () => {
  it('lead to the first and last photo of a row that sections share', () => {
    fc.assert(
      fc.property(libraries, sizes, (library, size) => {
        const layout = build(library, size);
        const boxes = boxesOf(layout);
        const go = (index: number, key: string) =>
          nextPhoto(layout, { index, page: 800 }, { key, ctrl: false, rightToLeft: false });
        for (const [index, { y }] of boxes.entries()) {
          expect(go(index, 'Home')).toBe(boxes.findIndex((box) => box.y === y));
          expect(go(index, 'End')).toBe(boxes.findLastIndex((box) => box.y === y));
        }
      }),
      { seed: 20261129, numRuns: 40 },
    );
  });
});

describe('bands', () => {
  it('are as good as the best of all divisions of a few sections', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.integer({ min: 900, max: 1900 }),
        fc.integer(),
        (count, width, seed) => {
          const library = sparse(count, seed, 2);
          const layout = build(library, { ...PC, width });
          let total = 0;
          for (let at = 0; at < count; ) {
            const { start, end } = bandAt(layout, at);
            total += bandCost(layout, library.slice(start, end));
            at = end;
          }
          const best = cheapest(layout, library);
          expect(Math.abs(total - best)).toBeLessThanOrEqual(best * 1e-5 + 1e-6);
        },
      ),
      { seed: 5, numRuns: 80 },
    );
  });

  it('cover at least 75 % of the list with photos in libraries of 1 to 3 photos a day', () => {
    const shares = Array.from({ length: 12 }, (_, seed) => sparse(300, seed + 1)).map((library) => ({
      packed: coveredShare(build(library, PC)),
      plain: coveredShare(build(library, PC, false)),
    }));
    const average = (of: 'packed' | 'plain') => shares.reduce((sum, one) => sum + one[of], 0) / shares.length;
    expect(average('packed')).toBeGreaterThanOrEqual(0.75);
    expect(average('plain')).toBeLessThan(0.5);
  });

  it('stay as they are far from a section that is added, removed or loaded', () => {
    const library = Array.from({ length: 200 }, () => ({ ratios: [4 / 3], loaded: true, headed: true }));
    const before = build(library, PC);
    const days = before.sections.map(({ key, count }) => ({ key, count, headed: true }));
    const added = { key: 'new', count: 1, headed: true };
    for (const at of [0, 60, 140, 200]) {
      const grown = layoutGrid({ ...before, sections: days.toSpliced(at, 0, added), previous: before });
      const shifted = grown.sections.toSpliced(at, 1);
      const moved = before.sections.flatMap((section, nth) => (shifted[nth] === section ? [] : [nth]));
      for (const nth of moved) expect(Math.abs(nth - at)).toBeLessThan(40);
      expect(moved.length).toBeLessThan(40);
    }
    const loaded = withRatios(
      before,
      new Map([[100, Float32Array.from({ length: library[100]?.ratios.length ?? 0 }, () => 2)]]),
    );
    const moved = before.sections.flatMap((section, nth) => (loaded.sections[nth] === section ? [] : [nth]));
    expect(moved).toContain(100);
    for (const nth of moved) expect(Math.abs(nth - 100)).toBeLessThan(40);
  });

  it('return to rows of their own when packing is switched off', () => {
    const library = sparse(40, 9);
    const packed = build(library, PC);
    const sections = packed.sections.map(({ key, count }) => ({ key, count, headed: true }));
    const unpacked = layoutGrid({ ...packed, sections, packSections: false, previous: packed });
    expect(unpacked).toEqual(build(library, PC, false));
    expect(sectionOfItem(unpacked, 0)).toBe(0);
  });
});
