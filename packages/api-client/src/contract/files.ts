import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { axisDays, axisEntry, file, listInfo } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import type { IsoDate } from './isoDate.ts';
import { GESTURES, LONG_BODY_BYTES, PAGING, TEXT, TIMEZONE } from './limits.ts';
import {
  albumName,
  fileOrder,
  freeText,
  id,
  isoDate,
  parentId,
  queryFileOrder,
  queryFlag,
  queryInt,
  requiredText,
} from './scalars.ts';
import { withSelection } from './selection.ts';

const cap = PAGING.CATEGORY_CAP;
const text = z.optional(freeText(TEXT.PHOTO_DESCRIPTION));

/**
 * The position of `fid` in its list, so that the page needs no lookup and works after the photo itself is deleted.
 */
const placeFields = {
  time: z.optional(queryInt({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
  /** With the name orders. */
  name: text,
  initial: text,
  /** With the tag orders; without it `fid` has no keyword. */
  tid: z.optional(id),
  tname: text,
  tinitial: text,
};

/**
 * A page of photos. From a photo on: `fid` (with its `time`, and `name` or `tid` where the order is by them), `count`
 * photos after it, or before it when `count` is negative; the photo itself is excluded. From a heading on:
 * `category`, `skip` photos into it; the page continues over the following headings.
 */
export const listQuery = z.object({
  /** The album; all photos where absent. */
  pid: z.optional(id),
  /** Only photos with this keyword (the route's `query`, spec §2). */
  tag: z.optional(id),
  /** Only favorites. */
  favorite: z.optional(queryFlag),
  /** The stored order of the album or the account when absent. */
  order: z.optional(queryFileOrder),
  count: z.optional(queryInt({ min: -cap, max: cap })),
  fid: z.optional(id),
  ...placeFields,
  /** A day number, an initial (A–Z, #), or a keyword's id (`none` for photos without one), by the order. */
  category: z.optional(z.string().check(z.regex(/^[A-Za-z0-9#_-]{1,64}$/))),
  skip: z.optional(queryInt({ min: 0, max: 10_000_000 })),
  axis: z.optional(queryFlag),
  /** With `axis`, in the date orders: `axis_days` in place of `axis`, an eighth of its bytes. */
  days: z.optional(queryFlag),
  info: z.optional(queryFlag),
});

/** The reply of a list of photos. */
export const listData = z.object({
  list: z.array(file),
  order: fileOrder,
  more: z.object({ prev: z.boolean(), next: z.boolean() }),
  info: z.optional(listInfo),
  axis: z.optional(z.array(axisEntry)),
  axis_days: z.optional(axisDays),
});

/** The number of changed photos, and the id of the change for `files.undo`, valid for a day. */
const done = z.object({ count: z.int(), undo: id });

const span = z.object({ first: z.int(), last: z.int() });

const timezone = z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX));
const DAY = 86_400;
const seconds = z.int().check(z.minimum(-800_000 * 10 * DAY), z.maximum(800_000 * 10 * DAY));

const dateChange = z.union([
  /** Sets this wall clock for every photo. */
  z.object({ mode: z.literal('ABSOLUTE'), time: seconds, timezone: z.optional(timezone) }),
  /** The same as an ISO date, with the zone where it has one. */
  z.pipe(
    z.object({ mode: z.literal('ABSOLUTE'), time: isoDate }),
    z.pipe(
      z.transform(({ mode, time: { time, timezone } }: { mode: 'ABSOLUTE'; time: IsoDate }) => ({
        ...{ mode, time },
        ...(timezone !== undefined && { timezone }),
      })),
      z.object({ mode: z.literal('ABSOLUTE'), time: seconds, timezone: z.optional(timezone) }),
    ),
  ),
  /** Shifts every photo by these seconds. */
  z.object({ mode: z.literal('RELATIVE'), shift: seconds }),
  /** Sets this zone for every photo: `clock` keeps the wall clock, `instant` keeps the instant. */
  z.object({ mode: z.literal('ZONE'), timezone, keep: z.enum(['clock', 'instant']) }),
]);
export type DateChange = z.infer<typeof dateChange>;

const reads = {
  list: defineCall({
    method: 'GET',
    path: '/api/files',
    summary:
      'A page of photos; with axis=1 the headings, and photos only with a count; with info=1 the totals',
    access: 'user',
    query: listQuery,
    data: listData,
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
  zip: defineCall({
    method: 'POST',
    path: '/api/files/zip',
    summary: 'An address that gives many originals as one archive, for a short while',
    access: 'user',
    body: withSelection({}),
    bodyLimit: LONG_BODY_BYTES,
    /** `size` is the archive's length to the byte. */
    data: z.object({ url: z.string(), name: z.string(), size: z.int(), count: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};

/** Photos, videos, GIFs and live photos (spec §7 'Files'). */
export const files = {
  ...reads,
  order: defineCall({
    method: 'PUT',
    path: '/api/files/order',
    summary: 'Keep the order of all photos (spec §9: 1–4, 6, 7)',
    access: 'user',
    body: z.object({ order: fileOrder }),
    data: z.object({ order: fileOrder }),
    errors: [],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/file',
    summary: 'Move photos to the recycle bin',
    access: 'user',
    body: withSelection({}),
    bodyLimit: LONG_BODY_BYTES,
    data: done,
    errors: [E.NOT_FOUND],
  }),
  move: defineCall({
    method: 'PUT',
    path: '/api/file/to/:pid',
    summary: 'Move photos to an album, or with pid 0 to a new one called `name`',
    access: 'user',
    params: z.object({ pid: parentId }),
    body: withSelection({ name: z.optional(albumName) }),
    bodyLimit: LONG_BODY_BYTES,
    /** `merged` photos were in the album already: they are in the recycle bin. */
    data: z.object({ ...done.shape, pid: id, pname: z.string(), merged: z.int() }),
    errors: [E.NOT_FOUND],
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/api/file/name',
    summary: 'Describe photos',
    access: 'user',
    body: withSelection({ name: requiredText(TEXT.PHOTO_DESCRIPTION) }),
    bodyLimit: LONG_BODY_BYTES,
    data: done,
    errors: [E.NOT_FOUND],
  }),
  rotate: defineCall({
    method: 'PUT',
    path: '/api/file/rotate',
    summary: 'Turn photos by quarter turns, clockwise; the originals stay as they are',
    access: 'user',
    body: z.object({
      ids: z.array(id).check(z.minLength(1), z.maxLength(PAGING.CATEGORY_CAP)),
      rotate: z.int().check(z.minimum(-360), z.maximum(360), z.multipleOf(GESTURES.ROTATION_STEP)),
    }),
    data: z.array(file),
    errors: [E.NOT_FOUND],
  }),
  favorite: defineCall({
    method: 'PUT',
    path: '/api/file/favorite',
    summary: 'Mark photos as favorites, or remove the mark',
    access: 'user',
    body: withSelection({ favorite: z.boolean() }),
    bodyLimit: LONG_BODY_BYTES,
    /** `count` photos changed; those that were marked so already do not count. */
    data: done,
    errors: [E.NOT_FOUND],
  }),
  date: defineCall({
    method: 'PUT',
    path: '/api/file/date',
    summary: 'Set, shift or convert when photos were taken; with preview only tell what would be',
    access: 'user',
    body: withSelection({ change: dateChange, preview: z.optional(z.boolean()) }),
    bodyLimit: LONG_BODY_BYTES,
    /** Wall clocks in seconds, first and last, before and after; `undo` is null for a preview. */
    data: z.object({ count: z.int(), undo: z.nullable(id), before: span, after: span }),
    errors: [E.NOT_FOUND],
  }),
  undo: defineCall({
    method: 'PUT',
    path: '/api/files/undo',
    summary: 'Take back a deletion, a move, a description, a change of date or a mark as favorite',
    access: 'user',
    body: z.object({ undo: id }),
    data: z.object({ count: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};
