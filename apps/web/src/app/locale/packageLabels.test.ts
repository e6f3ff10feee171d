import * as ui from '@xiangji/ui';
import { describe, expect, it } from 'vitest';

type Text = string | ((...values: never[]) => string);
type Labels = Readonly<Record<string, Text>>;
type Catalogues = Readonly<{ zhCN: Labels; en: Labels }>;

/** A package that has texts keeps them here; a new one is found by itself. */
const found = import.meta.glob<Catalogues>('../../../../../packages/*/src/labels.ts', { eager: true });
const catalogues: readonly (readonly [name: string, texts: Catalogues])[] = [
  ['@xiangji/ui', { zhCN: { ...ui.zhCN }, en: { ...ui.en } }],
  ...Object.entries(found),
];

it('finds the packages that have texts', () => {
  expect(catalogues.length).toBeGreaterThanOrEqual(4);
});

describe.each(catalogues)('the texts of %s', (_name, { zhCN, en }) => {
  it('has every text in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zhCN).sort());
  });

  it('has no empty text, and no Chinese in the English ones', () => {
    for (const [key, text] of Object.entries(zhCN)) {
      const other = en[key];
      expect([key, typeof other]).toEqual([key, typeof text]);
      if (typeof text === 'string') expect([key, text.trim()]).not.toEqual([key, '']);
      if (typeof other === 'string') expect(other).toMatch(/^[^\p{Script=Han}]+$/u);
    }
  });

  it('writes every count with separators', () => {
    const many = 1_234;
    // A photo's name, a part of a whole and an angle are no counts.
    const others = ['photo', 'select', 'percent', 'zoomValue', 'angleValue'];
    const named = ['selectGroup', 'axisValue'];
    for (const [key, text] of [...Object.entries(zhCN), ...Object.entries(en)]) {
      if (typeof text === 'string' || others.includes(key)) continue;
      const values = named.includes(key) ? ['2026', many] : [many, many];
      expect([key, text(...(values as never[]))]).not.toEqual([key, expect.stringContaining(String(many))]);
    }
  });
});
