import { ORDER } from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';

/**
 * The photos that a list shows: all of `userId`'s, or those of one album, with one keyword, marked as favorites, or in one share. The list
 * of a share is for its visitors; `userId` is its owner.
 */
export interface FileScope {
  userId: string;
  folderId?: string | undefined;
  tagId?: string | undefined;
  /** Only favorites. */
  favorite?: boolean | undefined;
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

/**
 * Photos of a keyword or a share, and favorites, are looked up one by one: the cost depends on their number, not on the library's.
 */
export function isSubset(scope: FileScope): boolean {
  return scope.shareId !== undefined || scope.tagId !== undefined || scope.favorite !== undefined;
}

/** Photos under one heading; `heading` is a day number, an initial, or a keyword's id (`none`). */
export interface Heading {
  heading: string;
  count: number;
}
