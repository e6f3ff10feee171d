import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { LONG_BODY_BYTES, SHARE_VALIDITY_DAYS, TEXT } from './limits.ts';
import { id, nothing, queryInt, requiredText } from './scalars.ts';
import { ids } from './selection.ts';

/** Days of validity from now; 0 means that the share never expires (spec §9 'Shares'). */
const validity = z.union([z.literal(30), z.literal(15), z.literal(45), z.literal(0)]);
const shareType = z.enum(['private', 'public']);
const shareName = requiredText(TEXT.SHARE_NAME);

export const secure = z.object({
  type: shareType,
  time: z.union(SHARE_VALIDITY_DAYS.map((d) => z.literal(d))),
});

/** A share for its owner (spec §3 'Share'). */
const share = z.object({
  id,
  name: z.string(),
  /** The link for visitors. */
  link: z.string(),
  code: z.string(),
  ctime: z.int(),
  /** Whether visitors have access, because the share is neither expired nor frozen. */
  valid: z.boolean(),
  owner: z.boolean(),
  /** Time at which the share expires, in Unix seconds; 0 means never. */
  vtime: z.int(),
  secure,
  /** Whether downloads keep EXIF data, location and file name. */
  keep_exif: z.boolean(),
  count: z.int(),
  covers: z.array(z.object({ path: z.string(), thumbhash: z.nullable(z.string()) })),
  /** Statistics since the share was created; wrong codes since the last reset of the code. */
  insight: z.object({
    opens: z.int(),
    saves: z.int(),
    failed: z.int(),
    /** Number of days left, rounded up; null if the share never expires. */
    days_left: z.nullable(z.int()),
    /** Whether the share is frozen after too many wrong codes. No one can open it until the code is reset. */
    frozen: z.boolean(),
  }),
});
export type Share = z.infer<typeof share>;

/** The content of a share: an album or selected photos. */
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

/** Calls about the shares of the signed-in user (spec §7 'My shares'). */
export const shares = {
  list: defineCall({
    method: 'GET',
    path: '/api/shares',
    summary: 'List the shares that have not ended, by date or name',
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
    summary: 'Get a share with its access code and its statistics',
    access: 'user',
    params,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  create: defineCall({
    method: 'PUT',
    path: '/api/shares',
    summary: 'Share an album or selected photos under a new link',
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
    summary: 'Add an album or selected photos to a share',
    access: 'user',
    params,
    body: z.object({ name: z.optional(shareName), ...content }),
    bodyLimit: LONG_BODY_BYTES,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  setName: changeCall('name', 'Rename the share', z.object({ name: shareName })),
  setTime: changeCall('time', 'Restart its period of validity', z.object({ time: validity })),
  setType: changeCall(
    'type',
    'Make the share private or public; visitors of a private share must enter the code again',
    z.object({ type: shareType }),
  ),
  setExif: changeCall(
    'exif',
    'Set whether downloads keep EXIF data, location and file name',
    z.object({ value: z.boolean() }),
  ),
  resetCode: defineCall({
    method: 'PUT',
    path: '/api/shares/:id/code',
    summary:
      'Set a new access code; it opens a frozen share and ends the access of visitors with the old code',
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
    summary: 'Undo the end of a share, within a day',
    access: 'user',
    params,
    data: share,
    errors: [E.NOT_FOUND],
  }),
  removeFiles: defineCall({
    method: 'DELETE',
    path: '/api/shares/:id/file',
    summary: 'Remove photos from the share',
    access: 'user',
    params,
    body: z.object({ ids }),
    bodyLimit: LONG_BODY_BYTES,
    data: share,
    errors: [E.NOT_FOUND],
  }),
};
