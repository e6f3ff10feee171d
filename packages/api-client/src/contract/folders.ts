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
  /** The list in years, or in initials where it is sorted by name; empty in custom order. */
  axis: z.array(axisEntry),
  list: z.array(folder),
});

const MOST_CHANGES = 5_000;
const type = z.union([z.literal(1), z.literal(2)]);
const numero = z.int().check(z.minimum(0), z.maximum(10_000_000));
const some = <S extends z.core.SomeType>(schema: S) => z.record(id, schema);

/** Days are set together, as day numbers or ISO dates; null makes them follow the photos. */
const days = { sdate: z.optional(z.nullable(dayInput)), edate: z.optional(z.nullable(dayInput)) };

/**
 * The manage call's body (spec §7): all of it is executed or nothing. Temporary ids from `create` may occur in `move`
 * and `sort`; the reply maps them to the new ids. `{move: {id: target}}` alone moves albums.
 */
export const manageBody = z.object({
  create: z.optional(some(z.object({ name: albumName, type, numero: z.optional(numero), ...days }))),
  update: z.optional(some(z.object({ name: z.optional(albumName), numero: z.optional(numero), ...days }))),
  /** Id to its new set, `0` for the top. */
  move: z.optional(z.record(id, parentId)),
  /** Custom order, first to last. */
  sort: z.optional(z.array(id).check(z.maxLength(MOST_CHANGES))),
  /** A call sent again with the same key gets the first reply and is not executed twice. */
  key: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/))),
});
export type ManageBody = z.infer<typeof manageBody>;

const manageUndo = z.pick(manageBody, { create: true, update: true, move: true });

const reads = {
  list: defineCall({
    method: 'GET',
    path: '/api/folders',
    summary: 'The top level: album-sets and the albums in no set; with deep=1 each set with all its albums',
    access: 'user',
    query: z.object({ deep: z.optional(queryFlag) }),
    data: listData,
    errors: [],
  }),
  children: defineCall({
    method: 'GET',
    path: '/api/folders/:id',
    summary: 'One album-set with its albums, or one album',
    access: 'user',
    params: z.object({ id }),
    data: z.object({ ...listData.shape, folder: folderBase, cover: z.nullable(cover) }),
    errors: [E.NOT_FOUND],
  }),
  childList: defineCall({
    method: 'GET',
    path: '/api/folder/:id',
    summary: 'The albums of a set alone',
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
    summary: 'A token with which the cover of an album is uploaded',
    access: 'user',
    body: z.object({ id }),
    data: z.object({ upload_token: z.string(), upload_domain: z.string(), cover: z.nullable(cover) }),
    errors: [E.NOT_FOUND],
  }),
  crop: defineCall({
    method: 'PUT',
    path: '/api/folder/cover',
    summary: 'Crop the cover of an album; null shows all of it',
    access: 'user',
    body: z.object({ id, crop: z.nullable(crop) }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
  coverFrom: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/cover/:fileId',
    summary: 'A photo as the cover of an album or album-set',
    access: 'user',
    params: z.object({ id, fileId: id }),
    data: folderBase,
    errors: [E.NOT_FOUND],
  }),
};

/** Albums and album-sets (spec §7 'Folders'). */
export const folders = {
  ...reads,
  create: defineCall({
    method: 'POST',
    path: '/api/folders/:id',
    summary: 'Make an album in a set (or at the top with id 0), or with type 2 a set of the albums in `list`',
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
    summary: 'Change, make, move and sort albums at once; emptied sets are dropped, sets of one dissolved',
    access: 'user',
    body: manageBody,
    data: z.object({
      /** The client's temporary id to the real one. */
      ids: z.record(z.string(), id),
      dropped: z.array(id),
      /** A body of this call that undoes moves, names, dates and dissolved sets. */
      undo: manageUndo,
    }),
    errors: [E.NOT_FOUND],
  }),
  info: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/info',
    summary: 'Rename an album or set; describe or date an album',
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
  /** Before `order`, whose path would match it as an id. */
  listOrder: defineCall({
    method: 'PUT',
    path: '/api/folders/order',
    summary: 'Keep the order of the album list',
    access: 'user',
    body: z.object({ order: folderOrder }),
    data: z.object({ order: folderOrder }),
    errors: [],
  }),
  order: defineCall({
    method: 'PUT',
    path: '/api/folders/:id/order',
    summary: "Keep the order of an album's photos, or of a set's albums",
    access: 'user',
    params: z.object({ id }),
    body: z.object({ order: z.union([fileOrder, folderOrder]) }),
    data: z.object({ order: z.union([fileOrder, folderOrder]) }),
    errors: [E.NOT_FOUND],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/folders/:id',
    summary: 'An album: its photos go to the recycle bin. A set: only the grouping goes, its albums move up',
    access: 'user',
    params: z.object({ id }),
    /**
     * `undo` is for `files.undo`, null for a set. After it, `manage` restores the set that was deleted or dissolved.
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
