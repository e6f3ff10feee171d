import { type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ORDER, PAGING, type File as Photo } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { coverPhotoOf } from '../models/photo.ts';

const PHOTOS_KEY = ['photos'] as const;

/** Key of one list's headings and totals; without an order, of the list in its stored order. */
export function photosKey(
  albumId: string | undefined,
  by: { tagId?: string | undefined; order?: number | undefined },
) {
  return [...PHOTOS_KEY, albumId ?? 'all', by.tagId ?? 'any', by.order ?? 'kept'] as const;
}

/** Whether a key is of an album's (or of all photos') list in its stored order, with any keyword. */
export function isKeptOrder(key: QueryKey, albumId: string | undefined): boolean {
  const [root, album, , order] = key;
  return root === PHOTOS_KEY[0] && album === (albumId ?? 'all') && order === 'kept';
}

const PHOTO_KEY = ['photo'] as const;

/** Key of the data of one photo. */
export function photoKey(id: string) {
  return [...PHOTO_KEY, id] as const;
}

/** Reloads every photo list and single photos after photos were added or removed. */
export function useRefreshPhotos(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    const keys = [PHOTOS_KEY, PHOTO_KEY];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }, [client]);
}

/** The photos of an album to select a cover from, a page at a time, oldest first. */
export function useAlbumPhotos(albumId: string) {
  return useInfiniteQuery({
    queryKey: [...PHOTOS_KEY, 'covers', albumId],
    initialPageParam: undefined as Photo | undefined,
    queryFn: ({ pageParam: last, signal }) =>
      api.files.list({
        query: {
          pid: albumId,
          // The next page begins after the last photo's own time, in every order of the album.
          order: ORDER.DATE_ASC,
          count: PAGING.INITIAL_LIST,
          ...(last && { fid: last.id, time: last.time }),
        },
        signal,
      }),
    getNextPageParam: ({ list, more }) => (more.next ? list.at(-1) : undefined),
    select: ({ pages }) => pages.flatMap(({ list }) => list.map(coverPhotoOf)),
  });
}
