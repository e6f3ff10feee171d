import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { cover } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { id } from './scalars.ts';

/** Names of the multipart fields (spec §7 'Uploads'). */
export const UPLOAD_FIELDS = {
  TOKEN: 'token',
  FOLDER: 'x:fid',
  /** One id for the whole round of uploads, so that a server can tell rounds apart. */
  ROUND: 'x:fguid',
  NAME: 'x:fname',
  /** The crop of a cover or an avatar: `x,y,w,h` in pixels of the upright picture. */
  RECT: 'x:rect',
  FILE: 'file',
} as const;

/** Where uploads go on the upload domain. */
export const UPLOAD_PATHS = {
  PHOTO: '/upload/photo',
  COVER: '/upload/cover',
  AVATAR: '/upload/avatar',
} as const;

const REFUSALS = [E.NOT_SIGNED_IN, E.FILE_SIZE_INVALID, E.FILE_TYPE_INVALID] as const;

/** Uploads go to the upload domain with a token of their own (spec §7 'Uploads'). */
export const uploads = {
  photo: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.PHOTO,
    summary: 'Store one photo in an album: fields first, then the file',
    /** The upload token authorises, not the session: the upload domain may be another host. */
    access: 'anyone',
    encoding: 'multipart',
    data: z.object({
      file: z.object({
        id,
        pid: id,
        pname: z.string(),
        width: z.int(),
        height: z.int(),
        /** True where the album had these bytes already: nothing was stored twice. */
        duplicate: z.boolean(),
      }),
      domain: z.string(),
    }),
    errors: [E.NOT_FOUND, ...REFUSALS],
    rateLimit: 6_000,
  }),
  cover: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.COVER,
    summary: 'A picture as the cover of the album `x:fid`, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    data: z.object({ file: z.object({ id, width: z.int(), height: z.int(), cover }), domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
  }),
  avatar: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.AVATAR,
    summary: 'A picture as the avatar of the account, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    /** `avatar` is the address, with # and the crop behind it. */
    data: z.object({
      file: z.object({ id, width: z.int(), height: z.int(), avatar: z.string() }),
      domain: z.string(),
    }),
    errors: [...REFUSALS],
  }),
};
