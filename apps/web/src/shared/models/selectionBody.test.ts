import type { File } from '@xiangji/api-client/contract';
import { createPagedSource } from '@xiangji/photo-grid/source';
import { describe, expect, it } from 'vitest';
import { selectionBody } from './selectionBody.ts';

/** A list of `count` photos, of which none is loaded. */
const listOf = (count: number) => ({
  order: 1 as const,
  version: 7,
  store: createPagedSource<File>({
    sections: [{ key: '1', name: '1', count }],
    keyOf: ({ id }) => id,
    loadRange: async ({ start, end }) =>
      Array.from({ length: end - start }, (_, nth) => ({ id: `p${start + nth}` }) as File),
  }),
});

describe('the selected photos of a call', () => {
  it('are named by id where they are loaded', async () => {
    const list = listOf(5);
    await list.store.loadRange({ start: 0, end: 5 });
    expect(selectionBody(list, [{ start: 1, end: 3 }], {})).toEqual({ ids: ['p1', 'p2'] });
  });

  it('are named by index where they are not loaded, or where they are many', () => {
    const list = listOf(40_000);
    const selection = {
      pid: 'a',
      tag: undefined,
      order: 1,
      total: 40_000,
      version: 7,
      ranges: [[0, 30_000]],
    };
    expect(selectionBody(list, [{ start: 0, end: 30_000 }], { albumId: 'a' })).toEqual({ selection });
    expect(selectionBody(list, [{ start: 7, end: 8 }], { favorite: true })).toHaveProperty(
      'selection.favorite',
      true,
    );
    expect(selectionBody(list, [{ start: 7, end: 8 }], { search: { text: 'sea' } })).toHaveProperty(
      'selection.search.q',
      'sea',
    );
    expect(selectionBody(list, [{ start: 7, end: 8 }], {})).toHaveProperty('selection.ranges', [[7, 8]]);
  });

  it('have to be loaded where there are too many ranges', () => {
    const scattered = Array.from({ length: 1_001 }, (_, nth) => ({ start: 2 * nth, end: 2 * nth + 1 }));
    expect(selectionBody(listOf(5_000), scattered, {})).toBeUndefined();
  });
});
