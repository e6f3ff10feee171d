import { ORDER } from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';

/**
 * A word of a query: photos with it in their own texts, and those of the keywords, albums and places with it in their
 * names.
 */
export interface WordMatch {
  /** `phraseOf` the word. */
  phrase: string;
  /** So many photos have the word that a list finds them sooner in its own order than by the index of words. */
  isCommon: boolean;
  tagIds: readonly string[];
  folderIds: readonly string[];
  /** Towns that it names, or whose region or country. */
  towns: readonly number[];
}

/** The photos that a search finds: all of these apply. */
export interface PhotoFilter {
  words: readonly WordMatch[];
  type?: number | undefined;
  /** With a location, or without. */
  located?: boolean | undefined;
  /** Only with a guessed date. */
  guessed?: boolean | undefined;
  camera?: string | undefined;
  lens?: string | undefined;
  /** In one of these towns; `isCommon` as for a word. */
  towns?: { ids: readonly number[]; isCommon: boolean } | undefined;
  /** Wall clocks, in seconds: `from` is included, `until` is not. */
  from?: number | undefined;
  until?: number | undefined;
}

/**
 * The photos that a list shows: all of `userId`'s, or those of one album, with one keyword, marked as favorites, found by
 * a search, or in one share. The list of a share is for its visitors; `userId` is its owner.
 */
export interface FileScope {
  userId: string;
  folderId?: string | undefined;
  tagId?: string | undefined;
  /** Only favorites. */
  favorite?: boolean | undefined;
  filter?: PhotoFilter | undefined;
  shareId?: string | undefined;
}

/** The column that an order sorts by before time and id. */
export type SortColumn = 'taken' | 'name_key' | 'tag_key';

/** How a file order (spec §3 'Order values') is read. */
export function readOrder(order: number): { by: SortColumn; descending: boolean } {
  const descending = order === ORDER.DATE_DESC || order === ORDER.NAME_DESC || order === ORDER.TAG_DESC;
  if (order === ORDER.NAME_ASC || order === ORDER.NAME_DESC) return { by: 'name_key', descending };
  if (order === ORDER.TAG_ASC || order === ORDER.TAG_DESC) return { by: 'tag_key', descending };
  return { by: 'taken', descending };
}

export type FileWithAlbum = FileRow & { pname: string };

/** Lists that have no counters: the cost depends on their number of photos, not on the library's. */
export function isSubset(scope: FileScope): boolean {
  const { shareId, tagId, favorite, filter } = scope;
  return [shareId, tagId, favorite, filter].some((part) => part !== undefined);
}

/** Photos under one heading; `heading` is a day number, an initial, or a keyword's id (`none`). */
export interface Heading {
  heading: string;
  count: number;
}
