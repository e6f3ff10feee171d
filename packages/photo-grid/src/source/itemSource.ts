import type { ItemSource } from '@xiangji/internal/items';

/** Creates a source from an array; `undefined` marks an item that is not loaded. */
export function createArraySource<Item>(items: readonly (Item | undefined)[]): ItemSource<Item> {
  return { count: items.length, getItem: (index) => items[index] };
}
