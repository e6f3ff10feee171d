/**
 * Business constants and limits (spec §5, §9) that the web app and the server use. Numbers of the specification that
 * only one package uses, such as the zoom step of the viewer, are defined there. Units are in the name or the comment.
 */

/** Spec §9 'Timing', milliseconds unless the name says otherwise. */
export const TIMING = {
  REQUEST_TIMEOUT_MS: 60_000,
  REDIRECT_WAIT_SECONDS: 3,
  SUCCESS_COUNTDOWN_STEPS: 3,
  SUCCESS_COUNTDOWN_STEP_MS: 900,
  UPLOAD_SUMMARY_TOAST_MS: 5_000,
  UPLOAD_TOKEN_REFRESH_MS: 14_400_000,
  NOTICE_INTERVAL_HOURS: 24,
} as const;

/** Spec §9 'Paging', counts of items. */
export const PAGING = {
  RECYCLE_PAGE: 50,
  PHOTO_PAGE: 50,
  CATEGORY_CAP: 500,
  INITIAL_LIST: 150,
  /** Groups of similar photos on one page. */
  SIMILAR_PAGE: 10,
  /** Photos that are loaded before and after the visible ones in the list or the viewer. */
  PREFETCH_THRESHOLD: 20,
} as const;

/** The first query of a list of photos: its headings in columns, its totals and its first photos. */
export const FIRST_PHOTOS = { axis: true, days: true, info: true, count: PAGING.PHOTO_PAGE } as const;

/** Spec §3 'Sign-in history entry'. */
export const PROGRAM_TYPES = { OTHER: 1, BROWSER: 2, CLIENT: 3 } as const;
export const DEVICE_TYPES = { OTHER: 1, COMPUTER: 2, TABLET: 3, PHONE: 4, TV: 5 } as const;

/** Spec §3 'VIP' vip_state. */
export const VIP_STATES = { NONE: 0, ACTIVE: 1, EXPIRED: -1 } as const;

/** Spec §5 and §9 'Text limits', in characters. */
export const TEXT = {
  SHARE_CODE: 4,
  ALBUM_NAME: 30,
  SHARE_NAME: 30,
  ALBUM_INTRO: 140,
  PROFILE_INTRO: 140,
  NICKNAME: 30,
  PHOTO_DESCRIPTION: 240,
  PASSWORD_MAX: 100,
  NEW_PASSWORD_MIN: 6,
  MERGED_NAME_PART: 10,
  EMAIL_MAX: 254,
} as const;

/** Keywords of a photo, and their length in characters. */
export const KEYWORDS = { PER_PHOTO: 100, LENGTH: 60 } as const;

/** Spec §3 'Order values'. */
export const ORDER = {
  DATE_ASC: 1,
  DATE_DESC: 2,
  NAME_ASC: 3,
  NAME_DESC: 4,
  CUSTOM: 5,
  TAG_ASC: 6,
  TAG_DESC: 7,
} as const;

/** Spec §9 'Sort'. */
export const FOLDER_ORDERS = [1, 2, 3, 4, 5] as const;
export const FILE_ORDERS = [1, 2, 3, 4, 6, 7] as const;
export const SHARE_ORDERS = [1, 2, 3, 4] as const;
export const DEFAULT_ORDER = ORDER.DATE_ASC;

/** Albums and album sets. */
export const ALBUMS = {
  /** Maximum number of albums that one manage call creates. */
  CREATED_PER_CALL: 500,
  PER_ACCOUNT: 20_000,
} as const;

/** Maximum number of photos that one call can select. */
export const LONGEST_SELECTION = 50_000;
/** Maximum number of ranges of a selection by position, after overlapping and adjacent ones are merged. */
export const MOST_RANGES = 1_000;

/** `data.reason` of an ILLEGAL_REQUEST whose selection by position no longer matches the list. */
export const LIST_CHANGED = 'changed';
/**
 * `data.reason` of a FILE_TYPE_INVALID for a picture of an accepted type whose pixels are encoded in a way that the server
 * cannot read. `data.encoding` names it, such as `TIFF LZMA`.
 */
export const UNREAD_ENCODING = 'encoding';
/** Maximum size of a body that contains that many ids, in bytes. */
export const LONG_BODY_BYTES = 4_194_304;

/** Number of days in which the deletion of an account can be cancelled. */
export const DELETION_DAYS = 14;

/** Limits of the search: characters of a query, words of a query, and suggestions per kind. */
export const SEARCH = { QUERY: 100, EQUIPMENT: 120, WORDS: 8, SUGGESTIONS: 5, MONTHS: 12 } as const;

/** The maximum zoom of the map. At zoom `n` the world is 256 × 2^n pixels wide. */
export const MAP = { ZOOM_MAX: 18 } as const;

/** The heading of photos without a keyword, as a `category` (spec §9 'unknown tag group'). */
export const UNTAGGED = 'none';

/** Spec §9 'Layout', pixels. */
export const LAYOUT = {
  MODES: { AUTO: 0, REAL: 1, RECT: 2, GRID: 3 },
  LEVEL_MIN: -2,
  LEVEL_MAX: 2,
  RATIOS: ['1:1', '4:3', '3:4'],
  LIST_ROW_WIDE: 120,
  LIST_ROW_NARROW: 90,
} as const;

/** Spec §9 'Dates': days since 1970-01-01; -9999-01-01 and 9999-12-31. */
export const DAYS = { MIN: -4_371_587, MAX: 2_932_896 } as const;

/** Spec §9 'Images', pixels. */
export const IMAGES = {
  COVER_WIDTH: 270,
  MIN_SIDE: 10,
  AVATAR_FRAME: 160,
  AVATAR_BOX_MAX: 1_600,
  UPLOAD_THUMBNAIL: 40,
  UPLOAD_THUMBNAIL_QUALITY: 0.7,
  ALBUM_COVERS: 3,
} as const;

/** Spec §9 'Gestures'. */
export const GESTURES = {
  ROTATION_STEP: 90,
  EXIF_ROWS: 5,
} as const;

/** Spec §5 'Upload': the file types in a file picker. The server decides by the bytes of the file. */
export const UPLOAD = {
  EXTENSIONS: ['gif', 'jpg', 'jpeg', 'bmp', 'png', 'tiff', 'heic', 'avif'],
  MIME_TYPES: [
    'image/jpeg',
    'image/png',
    'image/bmp',
    'image/heif',
    'image/heic',
    'image/avif',
    'image/tiff',
    'image/webp',
    'image/gif',
  ],
  VIDEO_EXTENSIONS: ['mp4', 'mov', 'webm'],
  VIDEO_MIME_TYPES: ['video/mp4', 'video/quicktime', 'video/webm'],
  /** Maximum progress of a file before the server has replied (spec §3). */
  PROGRESS_CAP: 0.99,
  PROGRESS_QUEUED: -1,
  PROGRESS_FAILED: -2,
  /**
   * Size of one part in bytes. A longer file is sent in parts, so that after a lost connection only one part is sent
   * again and not the whole file.
   */
  PART_BYTES: 4_194_304,
  /** Maximum size of the poster of a video in bytes, and its maximum width in pixels. */
  POSTER_BYTES: 2_000_000,
  POSTER_WIDTH: 1_920,
  /** Maximum number of files in one `uploads.check` or `uploads.find` call. */
  CHECK_MOST: 500,
} as const;

/**
 * Where the date of a photo comes from: its file, a side file of another product, the person who changed it, or a guess by
 * the name of the file, by the last change of the file, or by the moment of the upload.
 */
export const DATE_SOURCES = ['file', 'sidecar', 'person', 'name', 'modified', 'upload'] as const;
export type DateSource = (typeof DATE_SOURCES)[number];

/** Spec §3 'File / photo' type. GIF is any animated picture: a GIF, an animated WebP or an animated PNG. */
export const FILE_TYPES = { PHOTO: 1, VIDEO: 2, GIF: 3, LIVE: 4 } as const;

/** Spec §3 'Album / folder' type: an album holds photos, an album set holds albums. */
export const FOLDER_TYPES = { ALBUM: 1, ALBUM_SET: 2 } as const;

/** The parent id of albums and sets at the top level. */
export const ROOT_FOLDER = '0';

/**
 * Spec §9 'Activity', in Unix seconds: one VIP day for each 14 days of registration before `COUNTED_UNTIL`. They can be
 * claimed until `ENDS`.
 */
export const VIP_FEEDBACK = { COUNTED_UNTIL: 1_588_291_200, ENDS: 1_591_055_999, DAYS_PER_DAY: 14 } as const;

/** Spec §9 'VIP': number of days in which a bill must be paid. */
export const BILL_PAYABLE_DAYS = 30;

/** Spec §9 'Shares': validity in days, 0 is permanent. */
export const SHARE_VALIDITY_DAYS = [30, 15, 45, 0] as const;

/** Spec §9 'Time zones': minutes, UTC minus local, like `Date.getTimezoneOffset`. -840 is GMT+14. */
export const TIMEZONE = { MIN: -840, MAX: 720 } as const;
