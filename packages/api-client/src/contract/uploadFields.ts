/** Names of the multipart fields (spec §7 'Uploads'). */
export const UPLOAD_FIELDS = {
  TOKEN: 'token',
  FOLDER: 'x:fid',
  /** One id for the whole upload round, so that a server can tell rounds apart. */
  ROUND: 'x:fguid',
  NAME: 'x:fname',
  /** The crop of a cover or an avatar: `x,y,w,h` in pixels of the upright picture. */
  RECT: 'x:rect',
  /** Of a file that is sent in parts: its hash (64 lower-case hexadecimal digits), its length and where this part begins, bytes. */
  SHA256: 'x:sha256',
  SIZE: 'x:size',
  OFFSET: 'x:offset',
  /** A movie's poster, drawn by the browser; a file before the file. */
  POSTER: 'poster',
  FILE: 'file',
} as const;

/** Where uploads go on the upload domain. */
export const UPLOAD_PATHS = {
  PHOTO: '/upload/photo',
  PART: '/upload/part',
  COVER: '/upload/cover',
  AVATAR: '/upload/avatar',
} as const;
