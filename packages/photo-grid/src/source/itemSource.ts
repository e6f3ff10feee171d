import type { ItemSource } from '@xiangji/internal/items';

/** A source of items that are all there. Holes are items that are not loaded. */
export function createArraySource<Item>(items: readonly (Item | undefined)[]): ItemSource<Item> {
  return { count: items.length, getItem: (index) => items[index] };
}
