import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { similarTotalOf } from '../models/similar.ts';
import { PHOTOS_KEY } from './photos.queries.ts';

/** Reloaded with the lists of photos. */
export const SIMILAR_KEY = [...PHOTOS_KEY, 'similar'] as const;

/** How many groups of similar photos there are, and the bytes to gain. */
export const similarTotalQuery = queryOptions({
  queryKey: [...SIMILAR_KEY, 'total'],
  queryFn: async ({ signal }) => similarTotalOf(await api.similar.list({ query: { count: 0 }, signal })),
  // Every part of the product adds and deletes photos.
  staleTime: 0,
});
