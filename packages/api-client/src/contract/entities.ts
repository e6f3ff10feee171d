import * as z from 'zod/mini';
import { crop } from './crop.ts';
import { DATE_SOURCES, ORDER } from './limits.ts';
import { dayNumber, fileOrder, folderOrder, id, parentId } from './scalars.ts';

/** A cover (spec §3 'Album / folder'); `path` is a URL that can be shown directly. */
export const cover = z.object({
  path: z.string(),
  source: z.nullable(z.string()),
  original: z.nullable(z.string()),
  crop: z.nullable(crop),
  thumbhash: z.nullable(z.string()),
});

const folderFields = {
  id,
  /** Id of the album set that contains it; `0` at the top level. */
  pid: parentId,
  /** Always null, because an album has no keyword. The field is in the specification. */
  tid: z.null(),
  name: z.string(),
  intro: z.string(),
  /** Initial of the name in pinyin, A–Z or #. */
  initial: z.string(),
  type: z.union([z.literal(1), z.literal(2)]),
  cover: z.nullable(cover),
  /** First day (`sdate`) and last day (`edate`) of its photos. */
  sdate: z.nullable(dayNumber),
  edate: z.nullable(dayNumber),
  order: z.union([fileOrder, folderOrder]),
  numero: z.int(),
  valid: z.boolean(),
  /** Time of creation, in Unix seconds. */
  i: z.int(),
  /**
   * Time zone of its earliest photo in minutes, UTC minus local. Null for a set, for an empty album, and if it is
   * unknown.
   */
  timezone: z.nullable(z.int()),
  /** Number of photos of an album, or of albums of a set. */
  count: z.int(),
};

/** An album without its children. */
export const folderBase = z.object(folderFields);

/**
 * An album or a set (spec §3 'Album / folder'). `list` contains the first albums of a set, whose covers its card shows.
 */
export const folder = z.object({ ...folderFields, list: z.array(folderBase) });
export type Folder = z.infer<typeof folder>;

/** A keyword of a photo (spec §3 tag). */
export const tag = z.object({ id: z.string(), name: z.string(), initial: z.string() });

/**
 * A row of EXIF data (spec §3 'Photo info'). `key` names the field, `value` is the raw value, `text` is the formatted
 * value (`1/120 s`).
 */
export const exifRow = z.object({ key: z.string(), text: z.string(), value: z.string() });

/** A location in decimal degrees (WGS-84). */
export const gps = z.object({ lat: z.number(), lng: z.number() });

/** A photo (spec §3 'File / photo'). */
export const file = z.object({
  id,
  name: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** URL of the full-size image: the original if browsers can show it, else a converted copy. */
  origin: z.nullable(z.string()),
  /** URL of the image for a full screen. */
  source: z.nullable(z.string()),
  /** URL of the video of a live photo (type 4), which supports range requests; null for every other type. */
  live: z.nullable(z.string()),
  thumbnail: z.array(z.tuple([z.int(), z.string()])),
  /** ThumbHash in base64, shown until a thumbnail is decoded. */
  thumbhash: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  gps: z.nullable(gps),
  /** Time zone in minutes, UTC minus local (like `getTimezoneOffset`); null if unknown. */
  timezone: z.nullable(z.int()),
  pid: id,
  pname: z.string(),
  tags: z.array(tag),
  tid: z.nullable(z.string()),
  tname: z.nullable(z.string()),
  tinitial: z.nullable(z.string()),
  initial: z.string(),
  /** Local time of the photo, in seconds counted as if it were UTC. `floor(time / 86400)` is its day number. */
  time: z.int(),
  /** Whether `time` is a guess, because the file has no date. */
  time_unknown: z.boolean(),
  /** Where `time` comes from. Only in detailed replies, and for visitors of a share only if it is a guess. */
  date_source: z.optional(z.enum(DATE_SOURCES)),
  width: z.int(),
  height: z.int(),
  rotate: z.int(),
  /** Whether the owner has marked the photo as a favorite; always false for visitors of a share. */
  favorite: z.boolean(),
  /** Size of the original in bytes. */
  size: z.int(),
  exif: z.optional(z.array(exifRow)),
  /** Names of its town, region and country. Only in detailed replies, and only if the location is near a town. */
  place: z.optional(z.array(z.string())),
  vtime: z.nullable(z.int()),
});
export type File = z.infer<typeof file>;

/**
 * A heading of a list (spec §3 'Axis entries'). `category` selects it; `total` is the number of photos up to its end.
 */
export const axisEntry = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  count: z.int(),
  total: z.int(),
});
export type AxisEntry = z.infer<typeof axisEntry>;

/** An axis by date in columns: the day numbers in the order of the list, and the number of photos of each day. */
export const axisDays = z.object({ days: z.array(z.int()), counts: z.array(z.int()) });
export type AxisDays = z.infer<typeof axisDays>;

/** The totals of a list (spec §2 'Footer shows the photo/video total'). */
export const listInfo = z.object({
  id: z.nullable(id),
  name: z.nullable(z.string()),
  count: z.int(),
  count_photo: z.int(),
  count_video: z.int(),
});

/** The signed-in user (spec §3 'User / config'). */
export const account = z.object({
  user_id: id,
  user_email: z.string(),
  user_ctime: z.int(),
  user_name: z.string(),
  user_intro: z.string(),
  user_sign: z.string(),
  /** 1 if the email address is confirmed. It always is, because an account is created with a mailed code. */
  user_auth: z.literal(1),
  /** 1 while a confirmation is in progress. It never is after the account is created. */
  user_authing: z.literal(0),
  user_avatar: z.nullable(z.string()),
  user_timezone: z.nullable(z.int()),
  folder_order: z._default(folderOrder, ORDER.DATE_ASC),
  file_order: z._default(fileOrder, ORDER.DATE_ASC),
  /** State of the VIP membership: 1 active, -1 expired, otherwise not activated (spec §3). */
  vip_state: z.int(),
  /** Start and end of the VIP membership, in Unix seconds; null if there never was one. */
  vip_info: z.optional(z.nullable(z.object({ start: z.int(), expires: z.int() }))),
  /** Language: `zh-CN` or `en`; null uses the language of the browser. */
  language: z.optional(z.nullable(z.enum(['zh-CN', 'en']))),
  /** Time of the permanent deletion of the account, in Unix seconds; 0 if the user has not requested it. */
  delete_at: z.optional(z.int()),
});
export type Account = z.infer<typeof account>;
