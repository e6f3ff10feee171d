import type { QueryKey } from '@tanstack/react-query';
import type { File } from '@xiangji/api-client/contract';
import type { FileOrder, PhotoReply } from '../models/photoList.ts';

/** A request for the axis and the totals of a list with its first photos, or for `count` photos, `skip` into a category. */
export interface PhotoQuery {
  axis?: boolean;
  days?: boolean;
  info?: boolean;
  category?: string;
  skip?: number;
  count?: number;
  /** The order of the axis; without it the list's own. */
  order?: FileOrder;
}

/** Where the photos of a list are loaded from: the owner's library, an album, or a share. */
export interface PhotoSource {
  /** Identifies the list and its order in the query cache: another key is another list. */
  key: QueryKey;
  list: (query: PhotoQuery, signal: AbortSignal) => Promise<PhotoReply>;
  /** Counting all photos may take long: the first ones are shown before. @default false */
  beginsEarly?: boolean;
  /** One photo; rejects with NOT_FOUND where the list does not contain it. */
  get: (id: string) => Promise<File>;
}

/** Addresses of a list and of the photos above it. Keep its identity while its addresses are the same. */
export interface PhotoAddress {
  list: string;
  photo: (id: string) => string;
}
