import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { encryptedFields } from './encryptedFields.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { LONG_BODY_BYTES, PAGING } from './limits.ts';
import { albumName, id, parentId, queryInt } from './scalars.ts';
import { ids } from './selection.ts';

/** A photo in the recycle bin (spec §3 'Recycle item'). */
const recycleItem = z.object({
  id,
  name: z.string(),
  /** Size in bytes; for a live photo, of both files. */
  size: z.int(),
  /** Time of the deletion, in Unix seconds. */
  time: z.int(),
  /** Time of the permanent deletion, in Unix seconds. */
  vtime: z.int(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  thumbnail: z.array(z.tuple([z.int(), z.string()])),
  thumbhash: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  rotate: z.int(),
  /** Id of the album that the photo was in. */
  pid: id,
  pname: z.string(),
});

const selectedPhotos = {
  ids: z.optional(ids),
  /** Selects everything in the recycle bin, loaded or not. */
  all: z.optional(z.union([z.literal(1), z.literal(true)])),
};

interface RecycledPhotos {
  ids?: string[] | undefined;
  all?: 1 | true | undefined;
}

function bodyWith<const S extends z.core.$ZodShape>(rest: S) {
  return z.object({ ...selectedPhotos, ...rest }).check(
    z.refine(
      (value) => {
        const { ids, all } = value as RecycledPhotos;
        return (ids === undefined) !== (all === undefined);
      },
      { error: 'either ids or all' },
    ),
  );
}

/** Calls about the recycle bin (spec §7 'Recycle'). */
export const recycle = {
  list: defineCall({
    method: 'GET',
    path: '/api/oblivion',
    summary: 'List a page of the recycle bin, newest first; pages start at 1',
    access: 'user',
    query: z.object({
      page: z.optional(queryInt({ min: 1, max: 1_000_000 })),
      count: z.optional(queryInt({ min: 1, max: PAGING.CATEGORY_CAP })),
    }),
    data: z.object({
      list: z.array(recycleItem),
      page: z.int(),
      pages: z.int(),
      total: z.int(),
      size: z.int(),
    }),
    errors: [],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/oblivion',
    summary: 'Delete photos permanently, with the password of the account',
    access: 'user',
    body: bodyWith({ password: encryptedFields(['password']) }),
    bodyLimit: LONG_BODY_BYTES,
    data: z.object({ count: z.int(), size: z.int() }),
    errors: [E.NOT_FOUND, E.PASSWORD_WRONG, E.ACCOUNT_LOCKED_TEMPORARILY, E.ACCOUNT_LOCKED],
    rateLimit: 30,
  }),
  restore: defineCall({
    method: 'PUT',
    path: '/api/oblivion/to/:pid',
    summary: 'Restore photos to an album, or with pid 0 to a new album with the name `name`',
    access: 'user',
    params: z.object({ pid: parentId }),
    body: bodyWith({ name: z.optional(albumName) }),
    bodyLimit: LONG_BODY_BYTES,
    /** `merged` is the number of photos that the album already contained. They stay in the recycle bin. */
    data: z.object({ count: z.int(), merged: z.int(), pid: id, pname: z.string() }),
    errors: [E.NOT_FOUND],
  }),
  back: defineCall({
    method: 'PUT',
    path: '/api/oblivion/back',
    summary: 'Restore photos to their albums; a deleted album is created again in its set at its position',
    access: 'user',
    body: bodyWith({}),
    bodyLimit: LONG_BODY_BYTES,
    data: z.object({ count: z.int(), merged: z.int(), pids: z.array(id) }),
    errors: [E.NOT_FOUND],
  }),
};
