import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { file } from './entities.ts';
import { MAP, PAGING } from './limits.ts';
import { id, queryInt, queryNumber } from './scalars.ts';

const latitude = queryNumber({ min: -90, max: 90 });
const longitude = queryNumber({ min: -180, max: 180 });

/** A view of the map in degrees; `west` is greater than `east` where it crosses the antimeridian. */
const viewFields = {
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
  /** At zoom `n` the world is 256 × 2^n pixels across. */
  zoom: queryInt({ min: 0, max: MAP.ZOOM_MAX }),
};

/** Refuses a view of no height. */
const hasHeight = z.refine<{ south: number; north: number }>(({ south, north }) => south < north, {
  error: 'south must be below north',
});

/** The photos of one's own that have a location, on a map. Both calls are about the cells of the map that a view touches. */
export const map = {
  clusters: defineCall({
    method: 'GET',
    path: '/api/map',
    summary:
      'Photos with a location, counted by cell of the map; about 128 pixels across, few hundred at most',
    access: 'user',
    query: z.object(viewFields).check(hasHeight),
    data: z.object({
      /** Photos of all clusters. */
      count: z.int(),
      clusters: z.array(
        z.object({
          /** The mean of its photos' locations. */
          lat: z.number(),
          lng: z.number(),
          count: z.int(),
          /** One of its photos; `path` is the address of a small picture, null for a video without a poster. */
          cover: z.object({ id, path: z.nullable(z.string()) }),
        }),
      ),
    }),
    errors: [],
  }),
  list: defineCall({
    method: 'GET',
    path: '/api/map/files',
    summary: 'A page of the photos of a view of the map, the newest first',
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
