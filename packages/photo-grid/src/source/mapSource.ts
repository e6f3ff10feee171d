import type { ItemReader } from '@xiangji/internal/items';

/** The results of each function: a list that is loaded again keeps the identity of its mapped items. */
const results = new WeakMap<object, WeakMap<object, unknown>>();

type MappedSource<Source, Out> = Source extends unknown
  ? Omit<Source, 'getItem'> & Pick<ItemReader<Out>, 'getItem'>
  : never;

/**
 * Returns a source whose items are mapped, such as records of an API to photos. `map` is called once for each item while the item
 * and the function keep their identity.
 */
export function mapSource<In extends object, Out, Source extends ItemReader<In>>(
  source: Source & ItemReader<In>,
  map: (item: In) => Out,
): MappedSource<Source, Out> {
  const known = (results.get(map) ?? new WeakMap()) as WeakMap<In, { item: Out }>;
  results.set(map, known);
  const getItem = (index: number): Out | undefined => {
    const from = source.getItem(index);
    if (!from) return undefined;
    const result = known.get(from) ?? { item: map(from) };
    known.set(from, result);
    return result.item;
  };
  return { ...source, getItem } as MappedSource<Source, Out>;
}
