import * as z from 'zod/mini';
import { crop } from './crop.ts';
import { defineCall } from './define.ts';
import { axisEntry, cover, folder, folderBase } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { TEXT } from './limits.ts';
import { albumName, dayInput, fileOrder, folderOrder, freeText, id, parentId, queryFlag } from './scalars.ts';

const listData = z.object({
  info: z.object({ count_node: z.int(), count_leaf: z.int() }),
  order: folderOrder,
  /** The headings of the list: years, or initials if it is sorted by name; empty in custom order. */
  axis: z.array(axisEntry),
  list: z.array(folder),
});

const MOST_CHANGES = 5_000;
const type = z.union([z.literal(1), z.literal(2)]);
const numero = z.int().check(z.minimum(0), z.maximum(10_000_000));
const some = <S extends z.core.SomeType>(schema: S) => z.record(id, schema);

/** The first and last day, as day numbers or ISO dates; set them together. Null derives them from the photos. */
const days = { sdate: z.optional(z.nullable(dayInput)), edate: z.optional(z.nullable(dayInput)) };

/**
 * The body of the manage call (spec §7). It is executed completely or not at all. `move` and `sort` may contain
 * temporary ids from `create`; the reply maps them to the new ids. `{move: {id: target}}` alone moves albums.
 */
export const manageBody = z.object({
  create: z.optional(some(z.object({ name: albumName, type, numero: z.optional(numero), ...days }))),
  update: z.optional(some(z.object({ name: z.optional(albumName), numero: z.optional(numero), ...days }))),
  /** Maps the id of an album to its new set; `0` for the top level. */
  move: z.optional(z.record(id, parentId)),
  /** Ids in custom order, first to last. */
  sort: z.optional(z.array(id).check(z.maxLength(MOST_CHANGES))),
  /** If a call is sent again with the same key, it is not executed again and returns the first reply. */
  key: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
});
export type ManageBody = z.infer<typeof manageBody>;

const manageUndo = z.pick(manageBody, { create: true, update: true, move: true });

const reads = {
  list: defineCall({
    method: 'GET',
    path: '/api/folders',
    summary:
      'List the top level: album sets, and albums without a set; with deep=1 each set with all its albums',
    access: 'user',
    query: z.object({ deep: z.optional(queryFlag) }),
    data: listData,
    errors: [],
  }),
  children: defineCall({
    method: 'GET',
    path: '/api/folders/:id',
    summary: 'Get an album set with its albums, or an album',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ ...listData.shape, folder: folderBase, cover: z.nullable(cover) }),
    errors: [E.NOT_FOUND],
  }),
  childList: defineCall({
    method: 'GET',
    path: '/api/folder/:id',
    summary: 'List only the albums of a set',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ list: z.array(folderBase) }),
    errors: [E.NOT_FOUND],
  }),
};

const covers = {
  coverToken: defineCall({
    method: 'POST',
    path: '/api/folder/cover',
    summary: 'Get a token to upload the cover of an album',
    access: 'user',
    body: z.object({ id }),
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), cover: z.nullable(cover) }),
    errors: [E.NOT_FOUND],
  }),
  crop: defineCall({
    method: 'PUT',
    path: '/api/folder/cover',
    summary: 'Crop the cover of an album; null shows the whole image',
    access: 'user',
    body: z.object({ id, crop: z.nullable(crop) }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
  coverFrom: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/cover/:fileId',
    summary: 'Use a photo as the cover of an album or album set',
    access: 'user',
    params: z.object({ id, fileId: id }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
};

/** Calls about albums and album sets (spec §7 'Folders'). */
export const folders = {
  ...reads,
  create: defineCall({
    method: 'POST',
    path: '/api/folders/:id',
    summary:
      'Create an album in a set (with id 0 at the top level), or with type 2 a set of the albums in `list`',
    access: 'user',
    params: z.object({ id: parentId }),
    body: z.object({
      name: albumName,
      type: z.optional(type),
      list: z.optional(z.array(id).check(z.maxLength(MOST_CHANGES))),
    }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
  manage: defineCall({
    method: 'PUT',
    path: '/api/folder',
    summary:
      'Create, change, move and sort albums in one call; empty sets are deleted, sets with one album are dissolved',
    access: 'user',
    body: manageBody,
    data: z.object({
      /** Maps each temporary id of the client to the real id. */
      ids: z.record(z.string(), id),
      dropped: z.array(id),
      /** A body for this call that undoes moves, names, dates and dissolved sets. */
      undo: manageUndo,
    }),
    errors: [E.NOT_FOUND],
  }),
  info: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/info',
    summary: 'Rename an album or set, or set the description or the dates of an album',
    access: 'user',
    params: z.object({ id }),
    body: z.object({
      name: z.optional(albumName),
      intro: z.optional(freeText(TEXT.ALBUM_INTRO)),
      ...days,
    }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
  /** Must come before `order`, whose path would match it as an id. */
  listOrder: defineCall({
    method: 'PUT',
    path: '/api/folders/order',
    summary: 'Store the sort order of the album list',
    access: 'user',
    body: z.object({ order: folderOrder }),
    data: z.object({ order: folderOrder }),
    errors: [],
  }),
  order: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/order',
    summary: 'Store the sort order of the photos of an album, or of the albums of a set',
    access: 'user',
    params: z.object({ id }),
    body: z.object({ order: z.union([fileOrder, folderOrder]) }),
    data: z.object({ order: z.union([fileOrder, folderOrder]) }),
    errors: [E.NOT_FOUND],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/folders/:id',
    summary:
      'Delete an album or a set; the photos of an album move to the recycle bin, the albums of a set move to the top level; with if_empty=1 refuse unless it is empty',
    access: 'user',
    params: z.object({ id }),
    query: z.object({ if_empty: z.optional(queryFlag) }),
    /**
     * Pass `undo` to `files.undo`; it is null for a set. Then `manage` restores the set that was deleted or dissolved.
     */
    data: z.object({ count: z.int(), undo: z.nullable(id), manage: z.nullable(manageUndo) }),
    errors: [E.NOT_FOUND],
  }),
  to: defineCall({
    method: 'POST',
    path: '/api/folders/:id/to/:target',
    summary: 'Move an album into a set, or with target 0 out of it',
    access: 'user',
    params: z.object({ id, target: parentId }),
    data: z.object({ dropped: z.array(id), undo: manageUndo }),
    errors: [E.NOT_FOUND],
  }),
  ...covers,
};
