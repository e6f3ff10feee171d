import type { PhotoItem } from '@xiangji/internal/items';
import type { PhotoSource } from '../source/photoSource.ts';

type GetItem = (index: number) => PhotoItem | undefined;
const sources = new WeakMap<GetItem, PhotoSource>();

/** The source of a test that defines the sections itself; the same one for the same function. */
export function sourceOf(getItem: GetItem): PhotoSource {
  const source = sources.get(getItem) ?? { count: 0, getItem };
  sources.set(getItem, source);
  return source;
}
