import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { cover } from './entities.ts';
import { ERROR_CODES as E } from './errorCodes.ts';
import { UPLOAD } from './limits.ts';
import { id } from './scalars.ts';
import { UPLOAD_PATHS } from './uploadFields.ts';

/** A content hash: SHA-256 as 64 lower-case hexadecimal digits. */
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A photo that is now in its album (spec §3 'Upload result'). */
const stored = z.object({
  id,
  pid: id,
  pname: z.string(),
  width: z.int(),
  height: z.int(),
  /** Whether the album already contained the same bytes, so that nothing was stored again. */
  duplicate: z.boolean(),
});

const REFUSALS = [E.NOT_SIGNED_IN, E.FILE_SIZE_INVALID, E.FILE_TYPE_INVALID] as const;

/** Calls that upload files. They are sent to the upload domain with an upload token (spec §7 'Uploads'). */
export const uploads = {
  photo: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.PHOTO,
    summary:
      'Store a photo in an album. Send the fields first, with `x:sidecar` if another product knows its date, place, description, keywords or mark as a favorite, then the still image of a video as `poster` if there is one, then the file',
    /** The upload token authorises the call and not the session, because the upload domain may be another host. */
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
      'Append bytes at `x:offset` to a file that is sent in parts; the last part stores the photo. Bytes for a different offset are ignored. Without bytes, the call only returns how much of the file has arrived',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    /**
     * `offset` is the number of bytes that are stored durably on the server. `file` is set when the photo is stored.
     */
    data: z.object({ offset: z.int(), file: z.nullable(stored), domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
    rateLimit: 6_000,
  }),
  check: defineCall({
    method: 'POST',
    path: '/api/uploads/check',
    summary: 'Find the files that the album `pid` already contains and that do not have to be sent',
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
  find: defineCall({
    method: 'POST',
    path: '/api/uploads/find',
    summary:
      "Find which files are originals in the caller's library, byte for byte, by their hashes. The movie of a live photo is an original too",
    access: 'user',
    body: z.object({ hashes: z.array(sha256).check(z.minLength(1), z.maxLength(UPLOAD.CHECK_MOST)) }),
    /** `recycled` are files that only the recycle bin contains, so that they will be deleted. */
    data: z.object({ list: z.array(sha256), recycled: z.array(sha256) }),
    errors: [],
  }),
  cover: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.COVER,
    summary: 'Upload an image as the cover of the album `x:fid`, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    data: z.object({ file: z.object({ id, width: z.int(), height: z.int(), cover }), domain: z.string() }),
    errors: [E.NOT_FOUND, ...REFUSALS],
  }),
  avatar: defineCall({
    method: 'POST',
    path: UPLOAD_PATHS.AVATAR,
    summary: 'Upload an image as the avatar of the account, cropped to `x:rect`',
    access: 'anyone',
    encoding: 'multipart',
    csrf: false,
    /** `avatar` is the URL of the image, cropped if `x:rect` is given. */
    data: z.object({
      file: z.object({ id, width: z.int(), height: z.int(), avatar: z.string() }),
      domain: z.string(),
    }),
    errors: [...REFUSALS],
  }),
};
