import { expectTypeOf, it } from 'vitest';
import type { ItemSource } from './items.ts';

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
