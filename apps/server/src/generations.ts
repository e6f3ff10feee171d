interface Limits<Value> {
  /** The sizes of all values of one generation. */
  most: number;
  sizeOf: (value: Value) => number;
}

/**
 * Values by key, in two generations: what was not asked for since the last one began is forgotten with it.
 */
export function createGenerations<Value>({ most, sizeOf }: Limits<Value>) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  let size = 0;

  function set(key: string, value: Value): void {
    const before = young.get(key);
    young.set(key, value);
    size += sizeOf(value) - (before === undefined ? 0 : sizeOf(before));
    if (size < most) return;
    [old, young, size] = [young, new Map(), 0];
  }

  return {
    set,
    get(key: string): Value | undefined {
      const fresh = young.get(key);
      if (fresh !== undefined) return fresh;
      const aged = old.get(key);
      if (aged !== undefined) set(key, aged);
      return aged;
    },
  };
}
