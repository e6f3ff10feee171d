import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PhotoSearch } from '../models/search.ts';

export const PHOTOS_KEY = ['photos'] as const;

/** Key of one list's headings and totals; without an order, of the list in its stored order. */
export function photosKey(
  albumId: string | undefined,
  by: {
    tagId?: string | undefined;
    favorite?: boolean | undefined;
    search?: PhotoSearch | undefined;
    order?: number | undefined;
  },
) {
  const filter = by.favorite ? 'favorites' : (by.tagId ?? 'any');
  const key = [...PHOTOS_KEY, albumId ?? 'all', filter, by.order ?? 'kept'] as const;
  return by.search ? ([...key, by.tagId, by.search] as const) : key;
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
