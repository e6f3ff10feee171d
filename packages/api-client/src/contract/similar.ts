import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { file } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { PAGING } from './limits.ts';
import { id, queryInt } from './scalars.ts';

/** A photo of a group: `bytes` include the movie of a live photo. */
const similarPhoto = z.object({
  ...file.shape,
  bytes: z.int(),
  /** Why the photo is to be kept; null for a photo that is suggested for deletion. */
  keep: z.nullable(z.enum(['best', 'favorite', 'described'])),
});

/** Duplicates and nearly equal photos of one's own, in groups. Nothing is deleted but by `files.remove`. */
export const similar = {
  list: defineCall({
    method: 'GET',
    path: '/api/similar',
    summary:
      'A page of groups of similar photos, those with the most bytes to gain first, and the totals of all groups',
    access: 'user',
    query: z.object({
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[A-Za-z0-9_-]{1,64}$/))),
      /** Groups of the page; 0 for the totals alone. */
      count: z.optional(queryInt({ min: 0, max: PAGING.PHOTO_PAGE })),
    }),
    data: z.object({
      groups: z.array(
        z.object({
          id,
          /** The best first: with the most pixels, then the largest file, then a favorite, a described, an older one. */
          photos: z.array(similarPhoto),
          /** Bytes of the photos that are suggested for deletion. */
          bytes: z.int(),
        }),
      ),
      /** Null at the end. */
      next: z.nullable(z.string()),
      /** Of all groups. */
      count: z.int(),
      bytes: z.int(),
    }),
    errors: [],
  }),
  dismiss: defineCall({
    method: 'PUT',
    path: '/api/similar/:id',
    summary: 'List a group no longer, until another photo is similar to it; or list it again',
    access: 'user',
    params: z.object({ id }),
    body: z.object({ dismissed: z.boolean() }),
    /** The photos of the group. */
    data: z.object({ count: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};
