import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const PHOTOS_KEY = ['photos'] as const;

/** Key of one list's headings and totals. */
export function photosKey(albumId: string | undefined, order: number) {
  return [...PHOTOS_KEY, albumId ?? 'all', order] as const;
}

/** Reads every photo list anew, after photos have come or gone. */
export function useRefreshPhotos(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: PHOTOS_KEY }), [client]);
}
