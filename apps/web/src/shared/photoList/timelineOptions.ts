import { type AxisEntry, type File, PAGING } from '@xiangji/api-client/contract';
import type { PagedSourceOptions } from '@xiangji/photo-grid/source';
import { firstPhotosOf } from './firstPhotos.ts';
import { categoryOf, type FileOrder, type PhotoSource } from './photoSource.ts';

/** The options of a paged source whose sections are the axis of a list. */
export function timelineOptions({
  axis,
  order,
  list,
}: {
  axis: readonly AxisEntry[];
  order: FileOrder;
  list: PhotoSource['list'];
}): PagedSourceOptions<File> {
  const categories = new Map(axis.map(({ key, category }) => [key, category]));
  const keys = new Map(axis.map(({ key, category }) => [category, key]));
  return {
    sections: axis,
    keyOf: ({ id }) => id,
    sectionOf: (file) => keys.get(categoryOf(file, order)) ?? '',
    loadRange: async ({ start, end, section, offset, signal }) => {
      const category = categories.get(section.key);
      return (await list({ category, skip: offset, count: end - start, order }, signal)).list;
    },
    initialItems: firstPhotosOf(axis),
    pageSize: PAGING.PHOTO_PAGE,
    initialCount: PAGING.INITIAL_LIST,
    overscan: PAGING.PREFETCH_THRESHOLD,
  };
}
