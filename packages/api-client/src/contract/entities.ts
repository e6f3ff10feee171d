import * as z from 'zod/mini';
import { crop } from './crop.ts';
import { ORDER } from './limits.ts';
import { dayNumber, fileOrder, folderOrder, id, parentId } from './scalars.ts';

/** Spec §3 'Album / folder' cover; `path` is an address ready to show. */
export const cover = z.object({
  path: z.string(),
  source: z.nullable(z.string()),
  original: z.nullable(z.string()),
  crop: z.nullable(crop),
  thumbhash: z.nullable(z.string()),
});

const folderFields = {
  id,
  /** The album set that contains it, `0` at the top level. */
  pid: parentId,
  /** An album has no keyword; the field is in the specification. */
  tid: z.null(),
  name: z.string(),
  intro: z.string(),
  /** Pinyin initial, A–Z or #. */
  initial: z.string(),
  type: z.union([z.literal(1), z.literal(2)]),
  cover: z.nullable(cover),
  /** First and last day of its content. */
  sdate: z.nullable(dayNumber),
  edate: z.nullable(dayNumber),
  order: z.union([fileOrder, folderOrder]),
  numero: z.int(),
  valid: z.boolean(),
  /** Creation stamp, Unix seconds. */
  i: z.int(),
  /** Of its earliest photo: minutes, UTC minus local. Null for a set, an empty album, and where it is unknown. */
  timezone: z.nullable(z.int()),
  /** Photos in it (leaf), albums in it (node). */
  count: z.int(),
};

/** An album without its children. */
export const folderBase = z.object(folderFields);

/** Spec §3 'Album / folder': `list` are a set's first children, whose covers its card shows. */
export const folder = z.object({ ...folderFields, list: z.array(folderBase) });
export type Folder = z.infer<typeof folder>;

/** Spec §3 tag: a keyword of the file. */
export const tag = z.object({ id: z.string(), name: z.string(), initial: z.string() });

/**
 * Spec §3 'Photo info' exif row: `key` names the field, `value` is plain, `text` is for display (`1/120 s`).
 */
export const exifRow = z.object({ key: z.string(), text: z.string(), value: z.string() });

/** Decimal degrees, WGS-84. */
export const gps = z.object({ lat: z.number(), lng: z.number() });

/** Spec §3 'File / photo'. */
export const file = z.object({
  id,
  name: z.string(),
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** The full-size picture: the original where a browser can show it, else a copy that it can. */
  origin: z.nullable(z.string()),
  /** The image for a full screen. */
  source: z.nullable(z.string()),
  /** The movie of a live photo (type 4), with ranges; null for every other type. */
  live: z.nullable(z.string()),
  thumbnail: z.array(z.tuple([z.int(), z.string()])),
  /** base64 thumbhash, shown until a thumbnail is decoded. */
  thumbhash: z.nullable(z.string()),
  duration: z.nullable(z.number()),
  gps: z.nullable(gps),
  /** Minutes, UTC minus local (as `getTimezoneOffset`); null where unknown. */
  timezone: z.nullable(z.int()),
  pid: id,
  pname: z.string(),
  tags: z.array(tag),
  tid: z.nullable(z.string()),
  tname: z.nullable(z.string()),
  tinitial: z.nullable(z.string()),
  initial: z.string(),
  /** The photo's own wall clock, in seconds counted as if it were UTC: `floor(time / 86400)` is its day. */
  time: z.int(),
  /** True where the file has no date and the time of the upload is used. */
  time_unknown: z.boolean(),
  width: z.int(),
  height: z.int(),
  rotate: z.int(),
  /** Whether its owner has marked it as a favorite; always false for visitors of a share. */
  favorite: z.boolean(),
  /** Bytes of the original. */
  size: z.int(),
  exif: z.optional(z.array(exifRow)),
  /** Names of its town, region and country, where it is detailed and has a location near a town. */
  place: z.optional(z.array(z.string())),
  vtime: z.nullable(z.int()),
});
export type File = z.infer<typeof file>;

/**
 * Spec §3 'Axis entries': one heading of a list; `category` selects it, `total` is the number of photos before and in
 * it.
 */
export const axisEntry = z.object({
  key: z.string(),
  name: z.string(),
  category: z.string(),
  count: z.int(),
  total: z.int(),
});
export type AxisEntry = z.infer<typeof axisEntry>;

/** An axis by date in columns: day numbers in the order of the list, and the number of photos of each. */
export const axisDays = z.object({ days: z.array(z.int()), counts: z.array(z.int()) });
export type AxisDays = z.infer<typeof axisDays>;

/** The footer's figures (spec §2 'Footer shows the photo/video total'). */
export const listInfo = z.object({
  id: z.nullable(id),
  name: z.nullable(z.string()),
  count: z.int(),
  count_photo: z.int(),
  count_video: z.int(),
});

/** Spec §3 'User / config', the signed-in user's part. */
export const account = z.object({
  user_id: id,
  user_email: z.string(),
  user_ctime: z.int(),
  user_name: z.string(),
  user_intro: z.string(),
  user_sign: z.string(),
  /** 1: the email address is confirmed. An account is opened with the mailed code, so it always is. */
  user_auth: z.literal(1),
  /** 1 while a confirmation is in progress; never after the account is created. */
  user_authing: z.literal(0),
  user_avatar: z.nullable(z.string()),
  user_timezone: z.nullable(z.int()),
  folder_order: z._default(folderOrder, ORDER.DATE_ASC),
  file_order: z._default(fileOrder, ORDER.DATE_ASC),
  /** Spec §3: 1 active, -1 expired, otherwise not activated. */
  vip_state: z.int(),
  /** Unix seconds; null where there was never VIP time. */
  vip_info: z.optional(z.nullable(z.object({ start: z.int(), expires: z.int() }))),
  /** `zh-CN` or `en`; null follows the browser. */
  language: z.optional(z.nullable(z.enum(['zh-CN', 'en']))),
  /** When the account will be deleted permanently, Unix seconds; 0 where its owner has not requested it. */
  delete_at: z.optional(z.int()),
});
export type Account = z.infer<typeof account>;
