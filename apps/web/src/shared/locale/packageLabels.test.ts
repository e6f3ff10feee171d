import * as ui from '@xiangji/ui';
import { describe, expect, it } from 'vitest';

type Text = string | ((...values: never[]) => string);
type Labels = Readonly<Record<string, Text>>;
type LabelsWithGroups = Readonly<Record<string, Text | Labels>>;
type Catalogues = Readonly<{ zhCN: LabelsWithGroups; en: LabelsWithGroups }>;

/** A package with texts keeps them here; a new one is found automatically. */
const found = import.meta.glob<Catalogues>('../../../../../packages/*/src/labels.ts', { eager: true });
const catalogues: readonly (readonly [name: string, texts: Catalogues])[] = [
  ['@xiangji/ui', { zhCN: { ...ui.zhCN }, en: { ...ui.en } }],
  ...Object.entries(found),
];

/** Texts of a group, such as `errors`, by `group.key`. */
function flatten(labels: LabelsWithGroups): Labels {
  const entries = Object.entries(labels).map(([key, text]) => {
    if (typeof text !== 'object') return { [key]: text };
    return Object.fromEntries(Object.entries(text).map(([name, inner]) => [`${key}.${name}`, inner]));
  });
  return Object.assign({}, ...entries);
}

it('finds the packages that have texts', () => {
  expect(catalogues.length).toBeGreaterThanOrEqual(4);
});

describe.each(catalogues)('the texts of %s', (_name, catalogue) => {
  const zhCN = flatten(catalogue.zhCN);
  const en = flatten(catalogue.en);

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
    const named = ['selectSection', 'scrubberValue'];
    for (const [key, text] of [...Object.entries(zhCN), ...Object.entries(en)]) {
      if (typeof text === 'string' || others.includes(key)) continue;
      const values = named.includes(key) ? ['2026', many] : [many, many];
      expect([key, text(...(values as never[]))]).not.toEqual([key, expect.stringContaining(String(many))]);
    }
  });
});
