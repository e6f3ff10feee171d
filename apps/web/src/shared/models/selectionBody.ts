import { type File, MOST_RANGES } from '@xiangji/api-client/contract';
import { type SelectionRanges, selectionCount } from '@xiangji/photo-grid';
import { loadedItems, type PagedSource } from '@xiangji/photo-grid/source';
import type { FileOrder } from './photoList.ts';
import { type PhotoSearch, searchFilterOf } from './search.ts';

/** Up to this many photos are sent as ids where all of them are loaded; more as indices. */
const NAMED_AT_MOST = 500;

interface ListScope {
  albumId?: string | undefined;
  tagId?: string | undefined;
  favorite?: boolean | undefined;
  search?: PhotoSearch | undefined;
}

/**
 * The selected photos in the form of API calls: their ids where they are few and loaded, otherwise their indices in
 * the list, loaded or not. Undefined where there are too many ranges; then the ids have to be loaded.
 */
export function selectionBody(
  { store, order, version }: { store: PagedSource<File>; order: FileOrder; version: number | undefined },
  ranges: SelectionRanges,
  scope: ListScope,
) {
  const count = selectionCount(ranges);
  if (count <= NAMED_AT_MOST) {
    const files = loadedItems(store, ranges);
    if (files.length === count) return { ids: files.map(({ id }) => id) };
  }
  if (ranges.length > MOST_RANGES) return undefined;
  const indices = ranges.map(({ start, end }): [number, number] => [start, end]);
  const { albumId: pid, tagId: tag, favorite } = scope;
  const search = scope.search && searchFilterOf(scope.search);
  return { selection: { pid, tag, favorite, search, order, total: store.count, version, ranges: indices } };
}
