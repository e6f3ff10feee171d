import { expect, expectTypeOf, it } from 'vitest';
import { type ItemSource, srcSetOf } from './items.ts';

it('requires the version of a source that reports its changes', () => {
  interface List {
    count: number;
    getItem: (index: number) => string;
  }
  interface Subscribe {
    subscribe: (listener: () => void) => () => void;
  }
  expectTypeOf<List>().toExtend<ItemSource<string>>();
  expectTypeOf<List & Subscribe & { getVersion: () => number }>().toExtend<ItemSource<string>>();
  expectTypeOf<List & Subscribe>().not.toExtend<ItemSource<string>>();
});

it('joins renditions for the srcset attribute, with spaces in their URLs escaped', () => {
  const renditions = [
    { src: '/lake 1.webp', width: 200 },
    { src: 'data:image/png;base64,AA', width: 960 },
  ];
  expect(srcSetOf(renditions)).toBe('/lake%201.webp 200w, data:image/png;base64,AA 960w');
});

it('has no attribute without renditions', () => {
  expect(srcSetOf([])).toBeUndefined();
  expect(srcSetOf()).toBeUndefined();
});
