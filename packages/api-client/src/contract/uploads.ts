import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { cover } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { UPLOAD } from './limits.ts';
import { id } from './scalars.ts';
import { UPLOAD_PATHS } from './uploadFields.ts';

/** A content hash: SHA-256 as 64 lower-case hexadecimal digits. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A photo that is in its album now (spec §3 'Upload result'). */
const stored = z.object({
  id,
  pid: id,
  pname: z.string(),
  width: z.int(),
  height: z.int(),
  /** True where the album had these bytes already: nothing was stored twice. */
  duplicate: z.boolean(),
});

const REFUSALS = [E.NOT_SIGNED_IN, E.FILE_SIZE_INVALID, E.FILE_TYPE_INVALID] as const;

/** Uploads go to the upload domain with a token of their own (spec §7 'Uploads'). */
export const uploads = {
  photo: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.PHOTO,
    summary:
      'Store one photo in an album: fields first, then the still picture of a movie as `poster`, if there is one, then the file',
    /** The upload token authorises, not the session: the upload domain may be another host. */
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    data: z.object({ file: stored, domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
    rateLimit: 6_000,
  }),
  part: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.PART,
    summary:
      'Append bytes to a file that is sent in parts, at `x:offset`; the last part stores the photo. Bytes for another offset are left unread, and none at all only ask how far the file is',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    /** `offset`: bytes that are stored durably on the server; `file` once the photo is stored. */
    data: z.object({ offset: z.int(), file: z.nullable(stored), domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
    rateLimit: 6_000,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/uploads/check',
    summary: 'Which of these files the album `pid` has already: they need not be sent',
    access: 'user',
    body: z.object({
      pid: id,
      files: z
        .array(z.object({ sha256, size: z.int().check(z.minimum(1)) }))
        .check(z.minLength(1), z.maxLength(UPLOAD.CHECK_MOST)),
    }),
    data: z.object({ list: z.array(z.object({ sha256, file: stored })) }),
    errors: [E.NOT_FOUND],
  }),
  cover: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.COVER,
    summary: 'A picture as the cover of the album `x:fid`, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    data: z.object({ file: z.object({ id, width: z.int(), height: z.int(), cover }), domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
  }),
  avatar: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.AVATAR,
    summary: 'A picture as the avatar of the account, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    /** `avatar` is the address of the picture, cropped where `x:rect` says so. */
    data: z.object({
      file: z.object({ id, width: z.int(), height: z.int(), avatar: z.string() }),
      domain: z.string(),
    }),
    errors: [...REFUSALS],
  }),
};
