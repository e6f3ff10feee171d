import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { axisEntry, file, listInfo } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { PAGING } from './limits.ts';
import { fileOrder, id, queryFileOrder, queryFlag, queryInt } from './scalars.ts';

const cap = PAGING.CATEGORY_CAP;

/**
 * A page of photos. From a photo on: `fid` (with `time` where known), `count` photos after it, or before it when
 * `count` is negative; the photo itself is left out. From a heading on: `category`, `skip` photos into it; the page
 * runs on over the following headings.
 */
const listQuery = z.object({
  /** The album; all photos where absent. */
  pid: z.optional(id),
  order: z.optional(queryFileOrder),
  count: z.optional(queryInt({ min: -cap, max: cap })),
  fid: z.optional(id),
  time: z.optional(queryInt({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
  category: z.optional(z.string().check(z.regex(/^-?\d{1,8}$/))),
  skip: z.optional(queryInt({ min: 0, max: 10_000_000 })),
  axis: z.optional(queryFlag),
  info: z.optional(queryFlag),
});

/** Photos, videos, GIFs and live photos (spec §7 'Files'). */
export const files = {
  list: defineCall({
    method: 'GET',
    path: '/api/files',
    summary: 'A page of photos; with axis=1 the headings and their counts; with info=1 the totals',
    access: 'user',
    query: listQuery,
    data: z.object({
      list: z.array(file),
      order: fileOrder,
      more: z.object({ prev: z.boolean(), next: z.boolean() }),
      info: z.optional(listInfo),
      axis: z.optional(z.array(axisEntry)),
    }),
    errors: [E.NOT_FOUND],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/files/:id',
    summary: 'One photo; with more=1 its EXIF rows too',
    access: 'user',
    params: z.object({ id }),
    query: z.object({ more: z.optional(queryFlag) }),
    data: file,
    errors: [E.NOT_FOUND],
  }),
  download: defineCall({
    method: 'GET',
    path: '/api/files/:id/download',
    summary: 'An address that gives the original, byte for byte, for a short while',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ url: z.string(), name: z.string(), size: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};
