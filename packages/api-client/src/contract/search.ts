import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { listData, listQuery } from './files.ts';
import { SEARCH } from './limits.ts';
import { freeText, id, placeId } from './scalars.ts';
import { searchQueryFields } from './searchFilter.ts';

/** A town, a region or a country; `names` are its own and those of what it is in, in the language of the reply. */
const place = z.object({ id: placeId, names: z.array(z.string()) });

const named = { name: z.string(), count: z.int() };

/** Days of a suggestion, first and last. */
const span = z.object({ from: z.int(), to: z.int(), count: z.int() });

/** Search of one's own photos. */
export const search = {
  list: defineCall({
    method: 'GET',
    path: '/api/search',
    summary:
      'Photos that fit a query and filters, in pages, with headings and totals like `files.list`, the newest first',
    access: 'user',
    // A word of nearly all photos costs as much as the library.
    rateLimit: 120,
    query: z.extend(listQuery, searchQueryFields),
    data: listData,
    errors: [E.NOT_FOUND],
  }),
  suggest: defineCall({
    method: 'GET',
    path: '/api/search/suggest',
    summary:
      'Albums, keywords, places, cameras, lenses and months that fit the beginning of a query, with their photos counted',
    access: 'user',
    rateLimit: 240,
    query: z.object({ q: z.optional(freeText(SEARCH.QUERY)) }),
    data: z.object({
      /** `type` 2 is a set, whose count is of its albums. */
      albums: z.array(z.object({ id, type: z.union([z.literal(1), z.literal(2)]), ...named })),
      tags: z.array(z.object({ id, ...named })),
      places: z.array(z.extend(place, { count: z.int() })),
      cameras: z.array(z.object(named)),
      lenses: z.array(z.object(named)),
      /** The days that the query names, and the months in them that have photos. */
      dates: z.nullable(span),
      months: z.array(z.extend(span, { month: z.string() })),
    }),
    errors: [],
  }),
  place: defineCall({
    method: 'GET',
    path: '/api/search/place/:id',
    summary: 'The names of a town, region or country',
    access: 'user',
    params: z.object({ id: placeId }),
    data: place,
    errors: [E.NOT_FOUND],
  }),
};
