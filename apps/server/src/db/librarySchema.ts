import type { DateSource } from '@xiangji/api-client/contract';
import type { Selectable } from 'kysely';
import type { CellCount } from '../geo/cellCounts.ts';
import type { Default, Flag } from './columns.ts';

/** Photo counts per heading of an order, stored so that an axis reads no photo. */
export interface HeadingCountsTable {
  /** As `axis_counts.scope`. */
  scope: string;
  kind: 'name' | 'tag' | 'camera' | 'lens' | 'town';
  /** An initial, a keyword's id or `none`, a camera, a lens, or a town's number. */
  heading: string;
  count: number;
}

/** Photos with a location by cell of the map, stored so that a view of the map reads no photo. */
export interface PlaceCountsTable extends CellCount {
  user_id: string;
}

/** A photo among those that may be similar to it. */
export interface PhotoHashesTable {
  file_id: string;
  user_id: string;
  /** Its hash is still to be computed. */
  waiting: Flag;
  /** The perceptual hash in four parts of 16 bits; null where the photo is compared by its bytes alone. */
  band_0: number | null;
  band_1: number | null;
  band_2: number | null;
  band_3: number | null;
  /** The first photo of its group of similar photos; null where it is in none. */
  group_id: string | null;
  /** Its owner has said that the photos that the group had then are not similar. */
  dismissed: Default<Flag>;
}

/** The search index of a photo. SQLite keeps a full-text index of it by triggers, PostgreSQL an index of its grams. */
export interface SearchTextsTable {
  file_id: string;
  /** `gramsOf` of its texts. */
  grams: string;
}

/** A change that can be undone for a day. */
export interface UndosTable {
  id: string;
  user_id: string;
  kind: 'delete' | 'move' | 'date' | 'name' | 'favorite';
  ctime: number;
}

/** The photo before the change. */
export interface UndoFilesTable {
  undo_id: string;
  file_id: string;
  folder_id: string;
  taken: number;
  tz: number | null;
  time_unknown: Flag;
  date_source: DateSource;
  name: string;
  favorite: Flag;
}

/**
 * Replies stored under the client's retry key: a repeated call gets the stored reply and is not executed again.
 */
export interface CallRepliesTable {
  user_id: string;
  key: string;
  reply: string;
  ctime: number;
}

/** JSON of the ids of the photos in the archive. */
export interface ZipsTable {
  id: string;
  user_id: string;
  ids: string;
  ctime: number;
}

/** A file that arrives in parts. */
export interface UnfinishedUploadsTable {
  user_id: string;
  /** The hash and the bytes that the whole file will have. */
  sha256: string;
  size: number;
  /** When its last part began, Unix milliseconds. */
  touched: number;
  /** When it is forgotten, Unix seconds. */
  expires: number;
}

/** Images that are not photos. */
export interface ImagesTable {
  id: string;
  user_id: string;
  kind: 'cover' | 'avatar';
  sha256: string;
  mime: string;
  width: number;
  height: number;
  ctime: number;
  /** Of an avatar: `x,y,w,h` in pixels of the upright image; null shows the whole image. */
  crop: string | null;
}

/** Work that runs once, however many servers there are. */
export interface JobsTable {
  name: string;
  /** Unix seconds. */
  next_run: number;
  leased_until: Default<number>;
  holder: string | null;
  last_run: number | null;
  error: string | null;
}

export type ImageRow = Selectable<ImagesTable>;
