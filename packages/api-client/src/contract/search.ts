import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { listData, listQuery } from './files.ts';
import { SEARCH } from './limits.ts';
import { freeText, id, placeId } from './scalars.ts';
import { searchQueryFields } from './searchFilter.ts';

/**
 * A town, a region or a country. `names` contains its name and the names of the areas that contain it, in the language
 * of the reply.
 */
const place = z.object({ id: placeId, names: z.array(z.string()) });

const named = { name: z.string(), count: z.int() };

/** First and last day of a suggestion, and its number of photos. */
const span = z.object({ from: z.int(), to: z.int(), count: z.int() });

/** Calls that search the photos of the user. */
export const search = {
  list: defineCall({
    method: 'GET',
    path: '/api/search',
    summary:
      'List a page of photos that match a query and filters, newest first, with headings and totals like `files.list`',
    access: 'user',
    // A word that matches nearly all photos costs as much as listing all photos.
    rateLimit: 120,
    query: z.extend(listQuery, searchQueryFields),
    data: listData,
    errors: [E.NOT_FOUND],
  }),
  suggest: defineCall({
    method: 'GET',
    path: '/api/search/suggest',
    summary:
      'Suggest albums, keywords, places, cameras, lenses and months that match the start of a query, with their numbers of photos',
    access: 'user',
    rateLimit: 240,
    query: z.object({ q: z.optional(freeText(SEARCH.QUERY)) }),
    data: z.object({
      /** `type` 2 is an album set; its count is the number of its albums. */
      albums: z.array(z.object({ id, type: z.union([z.literal(1), z.literal(2)]), ...named })),
      tags: z.array(z.object({ id, ...named })),
      places: z.array(z.extend(place, { count: z.int() })),
      cameras: z.array(z.object(named)),
      lenses: z.array(z.object(named)),
      /** The days that the query names, and the months of these days that have photos. */
      dates: z.nullable(span),
      months: z.array(z.extend(span, { month: z.string() })),
    }),
    errors: [],
  }),
  place: defineCall({
    method: 'GET',
    path: '/api/search/place/:id',
    summary: 'Get the names of a town, region or country',
    access: 'user',
    params: z.object({ id: placeId }),
    data: place,
    errors: [E.NOT_FOUND],
  }),
};
