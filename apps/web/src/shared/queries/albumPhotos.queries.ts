import { useInfiniteQuery } from '@tanstack/react-query';
import { ORDER, PAGING, type File as Photo } from '@xiangji/api-client/contract';
import { api } from '../api/api.ts';
import { coverPhotoOf } from '../models/photo.ts';
import { PHOTOS_KEY } from './photos.queries.ts';

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
    // A movie without a poster has no picture.
    select: ({ pages }) =>
      pages.flatMap(({ list }) => list.filter(({ thumbnail }) => thumbnail.length > 0).map(coverPhotoOf)),
  });
}
