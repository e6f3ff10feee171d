import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { encryptedFields } from './encryptedFields.ts';
import { file, listInfo } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { listData, listQuery } from './files.ts';
import { LONG_BODY_BYTES } from './limits.ts';
import { albumName, id, nothing, parentId, queryFlag } from './scalars.ts';
import { ids } from './selection.ts';
import { secure } from './shares.ts';

const sid = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const params = z.object({ sid });
const fileParams = z.object({ sid, fid: id });

/** Errors that refuse access to a share (spec §8). Their data is `{ times, timestamp }` if known, with Unix seconds. */
const ACCESS_ERRORS = [E.SHARE_INVALID, E.SHARE_NOT_AUTH] as const;

const { order, count, fid, time, name, initial, category, skip, axis, days, info } = listQuery.shape;

/**
 * Calls about a share for visitors. The replies contain no link, no code, and of the owner only the name (spec §7
 * 'Public share').
 */
export const publicShare = {
  auth: defineCall({
    method: 'POST',
    path: '/oapi/auth/share',
    summary: 'Open a private share in this browser with its access code',
    access: 'anyone',
    body: z.object({ auth: encryptedFields(['sid', 'code']) }),
    data: nothing,
    errors: [E.SHARE_INVALID, E.SHARE_AUTH_FROZEN, E.SHARE_AUTH_FREEZING, E.SHARE_AUTH_FAILED],
    rateLimit: 60,
  }),
  get: defineCall({
    method: 'GET',
    path: '/oapi/share/:sid',
    summary: 'Get the name and the totals of a share, and whether the caller owns it',
    access: 'anyone',
    params,
    data: z.object({
      id: sid,
      name: z.string(),
      owner: z.boolean(),
      owner_name: z.string(),
      ctime: z.int(),
      vtime: z.int(),
      valid: z.boolean(),
      secure,
      keep_exif: z.boolean(),
      info: listInfo,
    }),
    errors: ACCESS_ERRORS,
  }),
  files: defineCall({
    method: 'GET',
    path: '/oapi/share/:sid/files',
    summary: 'List a page of the photos of a share, with headings and totals like `files.list`; orders 1–4',
    access: 'anyone',
    params,
    query: z.object({ order, count, fid, time, name, initial, category, skip, axis, days, info }),
    data: listData,
    errors: [...ACCESS_ERRORS, E.NOT_FOUND],
  }),
  file: defineCall({
    method: 'GET',
    path: '/oapi/share/:sid/files/:fid',
    summary: 'Get the description and the time of a photo, without its location and camera data',
    access: 'anyone',
    params: fileParams,
    query: z.object({ more: z.optional(queryFlag) }),
    data: file,
    errors: [...ACCESS_ERRORS, E.NOT_FOUND],
  }),
  download: defineCall({
    method: 'GET',
    path: '/oapi/share/:sid/files/:fid/download',
    summary: 'Get a URL to download a photo; without metadata unless the owner keeps it',
    access: 'anyone',
    params: fileParams,
    data: z.object({ url: z.string(), name: z.string() }),
    errors: [...ACCESS_ERRORS, E.NOT_FOUND],
  }),
  save: defineCall({
    method: 'POST',
    path: '/oapi/share/:sid/files/:pid',
    summary:
      'Save photos to an album of the caller, or with pid 0 to a new album with the name `name`; without ids, all photos',
    access: 'user',
    params: z.object({ sid, pid: parentId }),
    body: z.object({ ids: z.optional(ids), name: z.optional(albumName) }),
    bodyLimit: LONG_BODY_BYTES,
    /** `skipped` is the number of photos that the account already had. */
    data: z.object({ pid: id, saved: z.int(), skipped: z.int() }),
    errors: [...ACCESS_ERRORS, E.NOT_FOUND, E.FILE_SIZE_INVALID],
  }),
};
