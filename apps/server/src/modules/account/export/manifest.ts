import { DATE_SOURCES } from '@xiangji/api-client/contract';
import * as z from 'zod';

/** Describes a part of an export and its contents; stored at its root. */
export const MANIFEST_NAME = 'xiangji.json';

/** Where images that are not photos are stored: uploaded covers, and the avatar. */
export const IMAGES_FOLDER = 'xiangji.images';

const folder = z.object({
  id: z.string(),
  /** The set that it is in. */
  parent: z.nullable(z.string()),
  /** 1 an album, 2 a set (spec §3). */
  type: z.int(),
  name: z.string(),
  intro: z.string(),
  /** Day numbers; null where the photos determine them. */
  sdate: z.nullable(z.int()),
  edate: z.nullable(z.int()),
  order: z.int(),
  numero: z.int(),
  /** A photo's id. */
  cover: z.nullable(z.string()),
  /** `x,y,w,h` of that photo. */
  crop: z.nullable(z.string()),
  ctime: z.int(),
});

const photo = z.object({
  id: z.string(),
  folder: z.string(),
  /** Path of the original in this part; the video of a live photo is next to it. */
  path: z.string(),
  live: z.nullable(z.string()),
  /** Of those bytes; null where a cleaned copy is given. */
  sha256: z.nullable(z.string()),
  live_sha256: z.nullable(z.string()),
  name: z.string(),
  origin_name: z.string(),
  /** Wall clock, seconds counted as if it were UTC, and its zone (minutes, UTC minus local). */
  taken: z.int(),
  tz: z.nullable(z.int()),
  time_unknown: z.union([z.literal(0), z.literal(1)]),
  /** Exports of older versions have none. */
  date_source: z._default(z.enum(DATE_SOURCES), 'file'),
  rotate: z.int(),
  /** 1 for a favorite; exports of older versions have none. */
  favorite: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  tags: z.array(z.string()),
  ctime: z.int(),
});

const image = z.object({
  kind: z.enum(['cover', 'avatar']),
  /** The album of the cover; null for the avatar. */
  folder: z.nullable(z.string()),
  path: z.string(),
  sha256: z.string(),
  /** `x,y,w,h`; null is the whole of it. */
  crop: z.nullable(z.string()),
});

/** An active share, without its access code. */
const share = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['private', 'public']),
  /** Validity as chosen, and end of the validity in Unix seconds; 0 is permanent. */
  days: z.int(),
  expires: z.int(),
  /** 1 where the metadata of its photos is shared too. */
  keep_exif: z.union([z.literal(0), z.literal(1)]),
  ctime: z.int(),
  /** Ids of photos. */
  photos: z.array(z.string()),
});

/** An order that was paid, or that of a bill; amounts are whole fen, moments Unix seconds. */
const order = z.object({
  id: z.string(),
  category: z.enum(['vip', 'bill']),
  /** Of VIP; 0 for a bill. */
  months: z.int(),
  amount: z.int(),
  ctime: z.int(),
  paid: z.nullable(z.int()),
  /** Day number of the bill's month. */
  bill: z.nullable(z.int()),
});

/** Storage used on the first of a month (a day number), and its price. */
const bill = z.object({
  date: z.int(),
  amount: z.int(),
  expires: z.int(),
  ctime: z.int(),
  count_folder_file: z.int(),
  count_shared_file: z.int(),
  count_oblivion_file: z.int(),
  space_folder: z.int(),
  space_shared: z.int(),
  space_oblivion: z.int(),
});

/** A photo of the recycle bin: listed without its bytes. */
const recycled = z.object({
  id: z.string(),
  /** Name of the album that it was in. */
  folder: z.string(),
  name: z.string(),
  origin_name: z.string(),
  size: z.int(),
  /** When it was deleted, and when it will be deleted permanently. */
  dtime: z.nullable(z.int()),
  vtime: z.nullable(z.int()),
});

/** In the first part, for reading only: none of it can be imported into another installation. */
const records = {
  shares: z.array(share).default([]),
  orders: z.array(order).default([]),
  bills: z.array(bill).default([]),
  recycled: z.array(recycled).default([]),
};

export const manifest = z.object({
  format: z.literal('xiangji'),
  version: z.literal(1),
  /** Unix seconds. */
  exported: z.int(),
  part: z.int(),
  parts: z.int(),
  account: z.object({
    email: z.string(),
    name: z.string(),
    intro: z.string(),
    timezone: z.nullable(z.int()),
    language: z.nullable(z.string()),
    folder_order: z.int(),
    file_order: z.int(),
  }),
  /** All albums and sets: each part can be read alone. */
  folders: z.array(folder),
  /** In the first part. */
  images: z.array(image),
  /** The photos of this part. */
  photos: z.array(photo),
  /** Paths of files that are damaged or lost on the server: they are not in this part. */
  left_out: z.array(z.string()).default([]),
  ...records,
});

export type Manifest = z.infer<typeof manifest>;
export type ManifestFolder = Manifest['folders'][number];
export type ManifestImage = Manifest['images'][number];
export type ManifestPhoto = Manifest['photos'][number];
export type ManifestRecords = Pick<Manifest, keyof typeof records>;
