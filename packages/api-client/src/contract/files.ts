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
import { photoIds, withSelection } from './selection.ts';

const cap = PAGING.CATEGORY_CAP;
const text = z.optional(freeText(TEXT.PHOTO_DESCRIPTION));

/**
 * The sort position of `fid` in its list. With it, the page needs no lookup and works even after the photo is deleted.
 */
const placeFields = {
  time: z.optional(queryInt({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER })),
  /** Used with the orders by name. */
  name: text,
  initial: text,
  /** Used with the orders by tag; omit it if `fid` has no keyword. */
  tid: z.optional(id),
  tname: text,
  tinitial: text,
};

/**
 * Selects a page of photos. To start at a photo, pass `fid` (with its `time`, and its `name` or `tid` if the order uses
 * them). The page contains `count` photos after it, or before it if `count` is negative, without the photo itself. To
 * start at a heading, pass `category`, and `skip` to skip photos in it. The page continues over the following headings.
 */
export const listQuery = z.object({
  /** Id of the album; without it, all photos. */
  pid: z.optional(id),
  /** Only photos with this keyword (`query` in the route, spec §2). */
  tag: z.optional(id),
  /** Only favorites. */
  favorite: z.optional(queryFlag),
  /** The sort order; without it, the stored order of the album or the account. */
  order: z.optional(queryFileOrder),
  count: z.optional(queryInt({ min: -cap, max: cap })),
  fid: z.optional(id),
  ...placeFields,
  /**
   * Depending on the order: a day number, an initial (A–Z, #), or the id of a keyword (`none` for photos without one).
   */
  category: z.optional(z.string().check(z.regex(/^[A-Za-z0-9#_-]{1,64}$/))),
  skip: z.optional(queryInt({ min: 0, max: 10_000_000 })),
  axis: z.optional(queryFlag),
  /** With `axis` and an order by date: returns `axis_days` instead of `axis`, which takes an eighth of the bytes. */
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
  /** With `axis`, of a list of the account: the state of the list that a `selection` by position refers to. */
  version: z.optional(z.int()),
});

/** The number of changed photos, and the id of the change for `files.undo`, which is valid for a day. */
const done = z.object({ count: z.int(), undo: id });

const span = z.object({ first: z.int(), last: z.int() });

const timezone = z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX));
const DAY = 86_400;
const seconds = z.int().check(z.minimum(-800_000 * 10 * DAY), z.maximum(800_000 * 10 * DAY));

const dateChange = z.union([
  /** Sets the same local time for all photos. */
  z.object({ mode: z.literal('ABSOLUTE'), time: seconds, timezone: z.optional(timezone) }),
  /** The same, given as an ISO date, with its time zone if it has one. */
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
  /** Shifts the time of every photo by a number of seconds. */
  z.object({ mode: z.literal('RELATIVE'), shift: seconds }),
  /** Sets the same time zone for all photos. `clock` keeps their local time, `instant` keeps their instant. */
  z.object({ mode: z.literal('ZONE'), timezone, keep: z.enum(['clock', 'instant']) }),
]);
export type DateChange = z.infer<typeof dateChange>;

const reads = {
  list: defineCall({
    method: 'GET',
    path: '/api/files',
    summary:
      'List a page of photos; with axis=1 also the headings, and photos only if count is given; with info=1 also the totals',
    access: 'user',
    query: listQuery,
    data: listData,
    errors: [E.NOT_FOUND],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/files/:id',
    summary: 'Get a photo; with more=1 also its EXIF rows',
    access: 'user',
    params: z.object({ id }),
    query: z.object({ more: z.optional(queryFlag) }),
    data: file,
    errors: [E.NOT_FOUND],
  }),
  download: defineCall({
    method: 'GET',
    path: '/api/files/:id/download',
    summary: 'Get a URL, valid for a short time, to download an original byte for byte',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ url: z.string(), name: z.string(), size: z.int() }),
    errors: [E.NOT_FOUND],
  }),
  zip: defineCall({
    method: 'POST',
    path: '/api/files/zip',
    summary: 'Get a URL, valid for a short time, to download several originals as one archive',
    access: 'user',
    body: withSelection({}),
    bodyLimit: LONG_BODY_BYTES,
    data: z.object({
      url: z.string(),
      name: z.string(),
      /** Size of the archive in bytes, unless files are left out or are sent without their metadata. */
      size: z.int(),
      count: z.int(),
      /** Names of photos whose bytes are known to be damaged or lost: a text file in the archive names them too. */
      left_out: z.array(z.string()),
    }),
    errors: [E.NOT_FOUND],
  }),
};

/** Calls about photos, videos, GIFs and live photos (spec §7 'Files'). */
export const files = {
  ...reads,
  order: defineCall({
    method: 'PUT',
    path: '/api/files/order',
    summary: 'Store the sort order of all photos (spec §9: 1–4, 6, 7)',
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
    summary: 'Move photos to an album, or with pid 0 to a new album with the name `name`',
    access: 'user',
    params: z.object({ pid: parentId }),
    body: withSelection({ name: z.optional(albumName) }),
    bodyLimit: LONG_BODY_BYTES,
    /** `merged` is the number of photos that the album already contained. They are moved to the recycle bin. */
    data: z.object({ ...done.shape, pid: id, pname: z.string(), merged: z.int() }),
    errors: [E.NOT_FOUND],
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/api/file/name',
    summary: 'Set the description of photos',
    access: 'user',
    body: withSelection({ name: requiredText(TEXT.PHOTO_DESCRIPTION) }),
    bodyLimit: LONG_BODY_BYTES,
    data: done,
    errors: [E.NOT_FOUND],
  }),
  rotate: defineCall({
    method: 'PUT',
    path: '/api/file/rotate',
    summary: 'Rotate photos clockwise in steps of 90 degrees; the originals do not change',
    access: 'user',
    body: z.object({
      ids: photoIds(PAGING.CATEGORY_CAP),
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
    /** `count` is the number of changed photos. Photos that already had this mark are not counted. */
    data: done,
    errors: [E.NOT_FOUND],
  }),
  date: defineCall({
    method: 'PUT',
    path: '/api/file/date',
    summary: 'Set, shift or convert the dates of photos; with preview only return the result',
    access: 'user',
    body: withSelection({ change: dateChange, preview: z.optional(z.boolean()) }),
    bodyLimit: LONG_BODY_BYTES,
    /** The first and last local time in seconds, before and after the change. `undo` is null for a preview. */
    data: z.object({ count: z.int(), undo: z.nullable(id), before: span, after: span }),
    errors: [E.NOT_FOUND],
  }),
  undo: defineCall({
    method: 'PUT',
    path: '/api/files/undo',
    summary: 'Undo a deletion, a move, a description, a change of dates or a favorite mark',
    access: 'user',
    body: z.object({ undo: id }),
    data: z.object({ count: z.int() }),
    errors: [E.NOT_FOUND],
  }),
};
