/** A list whose items load over time, in the shape that `useSyncExternalStore` takes. */
export interface ItemSource<Item> {
  /** The number of items, loaded or not. */
  readonly count: number;
  /** Returns the item at an index; undefined while it is not loaded. An item that did not change is the same object. */
  getItem: (index: number) => Item | undefined;
  /** Calls `listener` after every change; returns how to stop. A list that never changes needs none. */
  subscribe?: (listener: () => void) => () => void;
  /** Returns another number after every change. Required with `subscribe`. */
  getVersion?: () => number;
}

/** A source of items that are all there. Holes are items that are not loaded. */
export function createArraySource<Item>(items: readonly (Item | undefined)[]): ItemSource<Item> {
  return { count: items.length, getItem: (index) => items[index] };
}
