import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { type AxisEntry, FIRST_PHOTOS, type File, PAGING } from '@xiangji/api-client/contract';
import type { PagedSourceOptions } from '@xiangji/photo-grid/source';
import { beginningOf, categoryOf, type FileOrder, type PhotoReply } from '../models/photoList.ts';

/** The headings of a list and its totals, with the first photos. */
export function headingsQuery({ key, list }: Pick<PhotoSource, 'key' | 'list'>) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => list(FIRST_PHOTOS, signal),
  });
}

/** The first photos of a list alone. */
export function beginningQuery({ key, list }: Pick<PhotoSource, 'key' | 'list'>) {
  return queryOptions({
    queryKey: [...key, 'beginning'],
    queryFn: async ({ signal }) => beginningOf(await list({ count: PAGING.PHOTO_PAGE }, signal)),
  });
}

/** The options of a paged source whose sections are the axis of a list. */
export function timelineOptions({
  axis,
  order,
  first,
  list,
}: {
  axis: readonly AxisEntry[];
  order: FileOrder;
  /** Photos that came with the axis. */
  first: readonly File[];
  list: PhotoSource['list'];
}): PagedSourceOptions<File> {
  const categories = new Map(axis.map(({ key, category }) => [key, category]));
  const keys = new Map(axis.map(({ key, category }) => [category, key]));
  return {
    sections: axis,
    keyOf: ({ id }) => id,
    // The only heading of a list is that of all of its photos.
    sectionOf: (file) => (axis.length === 1 ? axis[0]?.key : keys.get(categoryOf(file, order))) ?? '',
    loadRange: async ({ start, end, section, offset, signal }) => {
      const category = categories.get(section.key);
      return (await list({ category, skip: offset, count: end - start, order }, signal)).list;
    },
    initialItems: first,
    pageSize: PAGING.PHOTO_PAGE,
    initialCount: PAGING.INITIAL_LIST,
    overscan: PAGING.PREFETCH_THRESHOLD,
  };
}

/** A request for the axis and the totals of a list with its first photos, or for `count` photos, `skip` into a category. */
export interface PhotoQuery {
  axis?: boolean;
  days?: boolean;
  info?: boolean;
  category?: string;
  skip?: number;
  count?: number;
  /** The order of the axis; without it the list's own. */
  order?: FileOrder;
}

/** Where the photos of a list are loaded from: the owner's library, an album, or a share. */
export interface PhotoSource {
  /** Identifies the list and its order in the query cache: another key is another list. */
  key: QueryKey;
  list: (query: PhotoQuery, signal: AbortSignal) => Promise<PhotoReply>;
  /** Counting all photos may take long: the first ones are shown before. @default false */
  beginsEarly?: boolean;
  /** One photo; rejects with NOT_FOUND where the list does not contain it. */
  get: (id: string) => Promise<File>;
}

/** Addresses of a list and of the photos above it. Keep its identity while its addresses are the same. */
export interface PhotoAddress {
  list: string;
  photo: (id: string) => string;
}
