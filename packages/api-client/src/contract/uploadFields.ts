/** Names of the multipart fields (spec §7 'Uploads'). */
export const UPLOAD_FIELDS = {
  TOKEN: 'token',
  FOLDER: 'x:fid',
  /** A common id for all files of one upload, so that a server can distinguish uploads. */
  ROUND: 'x:fguid',
  NAME: 'x:fname',
  /** When the file was last changed, in milliseconds since 1970: a guess for a photo without a date. */
  MODIFIED: 'x:modified',
  /** JSON of `sidecar`: what another product knows of the photo. */
  SIDECAR: 'x:sidecar',
  /** The crop of a cover or an avatar: `x,y,w,h` in pixels of the upright image. */
  RECT: 'x:rect',
  /**
   * For a file that is sent in parts: its hash (64 lower-case hexadecimal digits), its size, and the offset of this
   * part, in bytes.
   */
  SHA256: 'x:sha256',
  SIZE: 'x:size',
  OFFSET: 'x:offset',
  /** The poster of a video, drawn by the browser. It is a file field before the file itself. */
  POSTER: 'poster',
  FILE: 'file',
} as const;

/** The upload paths on the upload domain. */
export const UPLOAD_PATHS = {
  PHOTO: '/upload/photo',
  PART: '/upload/part',
  COVER: '/upload/cover',
  AVATAR: '/upload/avatar',
} as const;
