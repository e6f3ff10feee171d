import type { DateSource } from '@xiangji/api-client/contract';
import type { Insertable, Selectable } from 'kysely';
import type { SigninsTable } from './accountSchema.ts';
import type { BillsTable, OrdersTable, TradesTable, VipCreditsTable } from './billingSchema.ts';
import type { Default, Flag } from './columns.ts';
import type {
  CallRepliesTable,
  HeadingCountsTable,
  ImagesTable,
  JobsTable,
  PhotoHashesTable,
  PlaceCountsTable,
  SearchTextsTable,
  UndoFilesTable,
  UndosTable,
  UnfinishedUploadsTable,
  ZipsTable,
} from './librarySchema.ts';
import type { ShareFilesTable, ShareGuessesTable, SharesTable } from './sharesSchema.ts';

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string;
  password: string;
  name: string;
  intro: Default<string>;
  avatar: string | null;
  /** The invitation code this person gives away. */
  sign: string;
  invited_by: string | null;
  /** Minutes, UTC minus local; null follows the browser. */
  timezone: number | null;
  folder_order: Default<number>;
  file_order: Default<number>;
  disabled: Default<Flag>;
  count_photo: Default<number>;
  count_video: Default<number>;
  space: Default<number>;
  /** Unix seconds; both 0 where there was never VIP time. */
  vip_start: Default<number>;
  vip_expires: Default<number>;
  /** When the account will be deleted permanently; 0 where its owner has not requested it. */
  delete_at: Default<number>;
  /** `zh-CN` or `en`; null follows the browser. */
  language: Default<string | null>;
  /** Incremented by every change of the library (`lockAccount`). */
  version: Default<number>;
  ctime: number;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's value: the table alone gives no access. */
  id: string;
  user_id: string;
  ctime: number;
  seen: number;
  expires: number;
  ip: string;
  agent: string;
}

/** Attempts that are limited, such as wrong passwords and mailed codes. */
export interface AttemptsTable {
  /** An account's id or an email address. */
  subject: string;
  kind: string;
  count: number;
  /** When the count starts again, Unix seconds. */
  expires: number;
}

export interface EmailCodesTable {
  email: string;
  purpose: 'signup' | 'password';
  code: string;
  ctime: number;
  expires: number;
  tries: Default<number>;
}

/** Links of mails for a new password. */
export interface ResetLinksTable {
  id: string;
  user_id: string;
  /** A keyed digest: the table alone opens nothing. */
  secret: string;
  expires: number;
}

export interface ServerKeysTable {
  name: string;
  value: string;
}

export interface UsedNoncesTable {
  nonce: string;
  expires: number;
}

export interface FoldersTable {
  id: string;
  user_id: string;
  parent_id: string | null;
  type: number;
  name: string;
  name_key: string;
  initial: string;
  intro: Default<string>;
  sdate: number | null;
  edate: number | null;
  /** Of a leaf's photos or a set's albums; 0 follows the account. */
  file_order: number;
  numero: Default<number>;
  cover_file_id: string | null;
  /** An uploaded cover, before `cover_file_id`. */
  cover_image_id: Default<string | null>;
  /** `x,y,w,h` in pixels of the upright cover. */
  cover_crop: Default<string | null>;
  /** When it was deleted, and by which change. */
  dtime: Default<number | null>;
  batch: Default<string | null>;
  count_photo: Default<number>;
  count_video: Default<number>;
  ctime: number;
  state: Default<number>;
}

export interface BlobsTable {
  sha256: string;
  size: number;
  mime: string;
  /** JSON of the metadata of the bytes: the same for every photo that shares them. */
  meta: string;
  refs: Default<number>;
  /**
   * Time of the last attempt to reference it, Unix seconds. Bytes without a reference are kept a little longer.
   */
  touched: Default<number>;
  /** When its removal began; 0 while it exists. */
  removed_at: Default<number>;
  /** When its original was last read and compared with its hash, Unix seconds; 0 for never. */
  verified_at: Default<number>;
  /** Since when its original is known to be damaged or missing, Unix seconds; 0 while it is intact. */
  damaged_at: Default<number>;
  ctime: number;
}

export interface FilesTable {
  id: string;
  user_id: string;
  folder_id: string;
  sha256: string;
  mime: string;
  type: number;
  name: string;
  name_key: string;
  initial: string;
  origin_name: string;
  /** The photo's own wall clock, seconds counted as if it were UTC. */
  taken: number;
  /** The date is a guess: from the file's name or its last change, or the moment of the upload. */
  time_unknown: Default<Flag>;
  date_source: Default<DateSource>;
  /** Minutes, UTC minus local; null where unknown. */
  tz: number | null;
  width: number;
  height: number;
  rotate: Default<number>;
  /** The camera, as the file names it; null where it does not, and where the file is kept private. */
  camera: Default<string | null>;
  /** The lens, like the camera. */
  lens: Default<string | null>;
  /** Marked by its owner. */
  favorite: Default<Flag>;
  size: number;
  duration: number | null;
  lat: number | null;
  lng: number | null;
  /** Its cell at the finest level (`geo/cells.ts`); null without a location. */
  cell: Default<number | null>;
  /** Its town, by the number in `geo/gazetteer.ts`; null without a location, and far from all towns. */
  town: Default<number | null>;
  thumbhash: string | null;
  content_id: string | null;
  /** Bytes of the movie of a live photo; null for every other type. */
  live_sha256: Default<string | null>;
  /** MIME type of that movie. */
  live_mime: Default<string | null>;
  /** Bytes of that movie. */
  live_size: Default<number>;
  /** Bytes of the poster of a movie; null where none was uploaded, and for every other type. */
  poster_sha256: Default<string | null>;
  /** Its first keyword, by which the tag orders sort; `tag_key` is `~~` where it has none. */
  tag_id: Default<string | null>;
  tag_key: Default<string>;
  /**
   * When it was deleted and when it will be deleted permanently, Unix seconds; null outside the recycle bin.
   */
  dtime: Default<number | null>;
  vtime: Default<number | null>;
  /** The change that deleted it. */
  batch: Default<string | null>;
  /** Saved from a share that keeps the metadata private: only cleaned bytes are served. */
  bare: Default<Flag>;
  ctime: number;
  state: Default<number>;
}

export interface TagsTable {
  id: string;
  user_id: string;
  name: string;
  name_key: string;
  initial: string;
}

export interface FileTagsTable {
  file_id: string;
  tag_id: string;
  position: number;
}

export interface AxisCountsTable {
  /** `u` + user id for all photos, `f` + folder id for an album. */
  scope: string;
  /**
   * Days since 1970-01-01 on the photos' own clocks; half-hour buckets (spec §9) would only be summed again.
   */
  day: number;
  count: number;
  /** The owner's `users.version` that last changed it. */
  version: number;
}

export interface Database {
  users: UsersTable;
  sessions: SessionsTable;
  email_codes: EmailCodesTable;
  attempts: AttemptsTable;
  reset_links: ResetLinksTable;
  server_keys: ServerKeysTable;
  used_nonces: UsedNoncesTable;
  folders: FoldersTable;
  blobs: BlobsTable;
  files: FilesTable;
  tags: TagsTable;
  file_tags: FileTagsTable;
  axis_counts: AxisCountsTable;
  heading_counts: HeadingCountsTable;
  place_counts: PlaceCountsTable;
  photo_hashes: PhotoHashesTable;
  search_texts: SearchTextsTable;
  undos: UndosTable;
  undo_files: UndoFilesTable;
  call_replies: CallRepliesTable;
  zips: ZipsTable;
  images: ImagesTable;
  unfinished_uploads: UnfinishedUploadsTable;
  jobs: JobsTable;
  signins: SigninsTable;
  shares: SharesTable;
  share_files: ShareFilesTable;
  share_guesses: ShareGuessesTable;
  bills: BillsTable;
  orders: OrdersTable;
  trades: TradesTable;
  vip_credits: VipCreditsTable;
}

export type User = Selectable<UsersTable>;

/**
 * Every column of `users` by name: a statement that runs with every request does not select `*` (`keepPlan`).
 */
const EVERY_USER_COLUMN: Record<keyof UsersTable, true> = {
  ...{ id: true, email: true, password: true, name: true, intro: true, avatar: true, sign: true },
  ...{ invited_by: true, timezone: true, folder_order: true, file_order: true, disabled: true },
  ...{ count_photo: true, count_video: true, space: true, vip_start: true, vip_expires: true },
  ...{ delete_at: true, language: true, version: true, ctime: true },
};
export const USER_COLUMNS = Object.keys(EVERY_USER_COLUMN) as (keyof UsersTable)[];
export type FolderRow = Selectable<FoldersTable>;
export type FileRow = Selectable<FilesTable>;
export type NewFile = Insertable<FilesTable>;
export type BlobRow = Selectable<BlobsTable>;

/** `state` of folders and files. A deleted file waits for a job to remove its bytes. */
export const STATE = { ACTIVE: 0, RECYCLED: 1, GONE: 2 } as const;
