import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { LONG_BODY_BYTES, SHARE_VALIDITY_DAYS, TEXT } from './limits.ts';
import { id, nothing, queryInt, requiredText } from './scalars.ts';
import { ids } from './selection.ts';

/** Days from now; 0 is permanent (spec §9 'Shares'). */
const validity = z.union([z.literal(30), z.literal(15), z.literal(45), z.literal(0)]);
const shareType = z.enum(['private', 'public']);
const shareName = requiredText(TEXT.SHARE_NAME);

export const secure = z.object({
  type: shareType,
  time: z.union(SHARE_VALIDITY_DAYS.map((d) => z.literal(d))),
});

/** Spec §3 'Share', as its owner sees it. */
const share = z.object({
  id,
  name: z.string(),
  /** The address to share. */
  link: z.string(),
  code: z.string(),
  ctime: z.int(),
  /** Whether visitors have access: neither expired nor frozen. */
  valid: z.boolean(),
  owner: z.boolean(),
  /** When it expires, Unix seconds; 0 is never. */
  vtime: z.int(),
  secure,
  /** Whether downloads keep EXIF, place and file name. */
  keep_exif: z.boolean(),
  count: z.int(),
  covers: z.array(z.object({ path: z.string(), thumbhash: z.nullable(z.string()) })),
  /** Counts since it was created; wrong codes since the last reset. */
  insight: z.object({
    opens: z.int(),
    saves: z.int(),
    failed: z.int(),
    /** Whole days left, started ones counted; null without an end. */
    days_left: z.nullable(z.int()),
    /** Too many wrong codes: no one can open it before the code is reset. */
    frozen: z.boolean(),
  }),
});
export type Share = z.infer<typeof share>;

/** An album or selected photos. */
const content = { folder_id: z.optional(id), file_ids: z.optional(ids) };
const params = z.object({ id });

function changeCall<const N extends string, B extends z.ZodMiniType>(name: N, summary: string, body: B) {
  return defineCall({
    method: 'PUT',
    path: `/api/shares/:id/${name}`,
    summary,
    access: 'user',
    params,
    body,
    data: share,
    errors: [E.NOT_FOUND],
  });
}

/** The signed-in user's shares (spec §7 'My shares'). */
export const shares = {
  list: defineCall({
    method: 'GET',
    path: '/api/shares',
    summary: 'The shares that are not ended, by date or name',
    access: 'user',
    query: z.object({
      order: z.optional(
        z.pipe(
          queryInt({ min: 1, max: 4 }),
          z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
        ),
      ),
    }),
    data: z.object({ list: z.array(share), total: z.int(), order: z.int() }),
    errors: [],
  }),
  get: defineCall({
    method: 'GET',
    path: '/api/shares/:id',
    summary: 'One share with its code and what happened to it',
    access: 'user',
    params,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  create: defineCall({
    method: 'PUT',
    path: '/api/shares',
    summary: 'Share an album or chosen photos under a new link',
    access: 'user',
    body: z.object({
      name: shareName,
      ...content,
      type: z.optional(shareType),
      time: z.optional(validity),
      keep_exif: z.optional(z.boolean()),
    }),
    bodyLimit: LONG_BODY_BYTES,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  add: defineCall({
    method: 'PUT',
    path: '/api/shares/:id',
    summary: 'Add an album or chosen photos to a share',
    access: 'user',
    params,
    body: z.object({ name: z.optional(shareName), ...content }),
    bodyLimit: LONG_BODY_BYTES,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  setName: changeCall('name', 'Rename the share', z.object({ name: shareName })),
  setTime: changeCall('time', 'Begin its validity anew', z.object({ time: validity })),
  setType: changeCall(
    'type',
    'Private or public; every visitor is asked anew',
    z.object({ type: shareType }),
  ),
  setExif: changeCall(
    'exif',
    'Whether downloads keep EXIF, place and file name',
    z.object({ value: z.boolean() }),
  ),
  resetCode: defineCall({
    method: 'PUT',
    path: '/api/shares/:id/code',
    summary: 'A new code: it opens a frozen share, and shuts every door that the old one opened',
    access: 'user',
    params,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/api/shares/:id',
    summary: 'End the share',
    access: 'user',
    params,
    data: nothing,
    errors: [E.NOT_FOUND],
  }),
  restore: defineCall({
    method: 'PUT',
    path: '/api/shares/:id/restore',
    summary: 'Take the end of a share back, within a day',
    access: 'user',
    params,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  removeFiles: defineCall({
    method: 'DELETE',
    path: '/api/shares/:id/file',
    summary: 'Take photos out of the share',
    access: 'user',
    params,
    body: z.object({ ids }),
    bodyLimit: LONG_BODY_BYTES,
    data: share,
    errors: [E.NOT_FOUND],
  }),
};
