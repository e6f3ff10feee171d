import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { id } from './scalars.ts';

/** Names of the multipart fields (spec §7 'Uploads'). */
export const UPLOAD_FIELDS = {
  TOKEN: 'token',
  FOLDER: 'x:fid',
  /** One id for the whole round of uploads, so that a server can tell rounds apart. */
  ROUND: 'x:fguid',
  NAME: 'x:fname',
  FILE: 'file',
} as const;

/** Uploads go to the upload domain with a token of their own (spec §7 'Uploads'). */
export const uploads = {
  photo: defineCall({
    method: 'POST',
    path: '/upload/photo',
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
    errors: [E.NOT_FOUND, E.NOT_SIGNED_IN, E.FILE_SIZE_INVALID, E.FILE_TYPE_INVALID],
    rateLimit: 6_000,
  }),
};
