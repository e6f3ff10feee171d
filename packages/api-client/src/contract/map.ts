import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { file } from './entities.ts';
import { MAP, PAGING } from './limits.ts';
import { id, queryInt, queryNumber } from './scalars.ts';

const latitude = queryNumber({ min: -90, max: 90 });
const longitude = queryNumber({ min: -180, max: 180 });

/** A view of the map in degrees. `west` is greater than `east` if the view crosses the antimeridian. */
const viewFields = {
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** At zoom `n` the world is 256 × 2^n pixels wide. */
  zoom: queryInt({ min: 0, max: MAP.ZOOM_MAX }),
};

/** Refuses a view without height. */
const hasHeight = z.refine<{ south: number; north: number }>(({ south, north }) => south < north, {
  error: 'south must be below north',
});

/** Calls about the photos of the user that have a location. Both calls use the cells of the map that a view touches. */
export const map = {
  clusters: defineCall({
    method: 'GET',
    path: '/api/map',
    summary:
      'Count the photos with a location by cell of the map; a cell is about 128 pixels wide, and there are at most a few hundred',
    access: 'user',
    query: z.object(viewFields).check(hasHeight),
    data: z.object({
      /** Number of photos of all clusters. */
      count: z.int(),
      clusters: z.array(
        z.object({
          /** The average location of its photos. */
          lat: z.number(),
          lng: z.number(),
          count: z.int(),
          /** One of its photos. `path` is the URL of a small image; null for a video without a poster. */
          cover: z.object({ id, path: z.nullable(z.string()) }),
        }),
      ),
    }),
    errors: [],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/map/files',
    summary: 'List a page of the photos in a view of the map, newest first',
    access: 'user',
    query: z
      .object({
        ...viewFields,
        count: z.optional(queryInt({ min: 0, max: PAGING.CATEGORY_CAP })),
        skip: z.optional(queryInt({ min: 0, max: 10_000_000 })),
      })
      .check(hasHeight),
    /** `count` is the number of photos of the view. */
    data: z.object({ list: z.array(file), count: z.int() }),
    errors: [],
  }),
};
