import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { file } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { PAGING } from './limits.ts';
import { id, queryInt } from './scalars.ts';

/** A photo of a group. `bytes` includes the video of a live photo. */
const similarPhoto = z.object({
  ...file.shape,
  bytes: z.int(),
  /** The reason to keep the photo; null if the photo is suggested for deletion. */
  keep: z.nullable(z.enum(['best', 'favorite', 'described'])),
});

/** Calls about groups of duplicates and nearly equal photos of the user. Photos are deleted only by `files.remove`. */
export const similar = {
  list: defineCall({
    method: 'GET',
    path: '/api/similar',
    summary:
      'List a page of groups of similar photos, those that free the most bytes first, with the totals of all groups',
    access: 'user',
    query: z.object({
      /** `next` of the previous page. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,64}$/))),
      /** Number of groups on the page; 0 returns only the totals. */
      count: z.optional(queryInt({ min: 0, max: PAGING.PHOTO_PAGE })),
    }),
    data: z.object({
      groups: z.array(
        z.object({
          id,
          /**
           * The photos, best first: sorted by most pixels, then by largest file, then favorites, then photos with a
           * description, then older photos.
           */
          photos: z.array(similarPhoto),
          /** Size of the photos that are suggested for deletion, in bytes. */
          bytes: z.int(),
        }),
      ),
      /** Pass it as `after` to get the next page; null on the last page. */
      next: z.nullable(z.string()),
      /** The totals of all groups. */
      count: z.int(),
      bytes: z.int(),
    }),
    errors: [],
  }),
  dismiss: defineCall({
    method: 'PUT',
    path: '/api/similar/:id',
    summary: 'Hide a group until another photo is similar to it, or show it again',
    access: 'user',
    params: z.object({ id }),
    body: z.object({ dismissed: z.boolean() }),
    /** The number of photos of the group. */
    data: z.object({ count: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};
