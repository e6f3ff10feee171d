import type { QueryKey } from '@tanstack/react-query';
import {
  type AxisDays,
  type AxisEntry,
  axisOfDays,
  type File,
  ORDER,
  UNTAGGED,
} from '@xiangji/api-client/contract';

export type FileOrder = 1 | 2 | 3 | 4 | 6 | 7;

/** The footer's figures and the list's name. */
export interface ListInfo {
  id: string | null;
  name: string | null;
  count: number;
  count_photo: number;
  count_video: number;
}

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

export interface PhotoReply {
  list: File[];
  order: FileOrder;
  axis?: AxisEntry[] | undefined;
  info?: ListInfo | undefined;
}

/** Returns the reply of a list call with its axis as entries. */
export function photoReplyOf(reply: PhotoReply & { axis_days?: AxisDays | undefined }): PhotoReply {
  return reply.axis_days ? { ...reply, axis: axisOfDays(reply.axis_days) } : reply;
}

/** Where the photos of a list are loaded from: the owner's library, an album, or a share. */
export interface PhotoSource {
  /** Identifies the list and its order in the query cache: another key is another list. */
  key: QueryKey;
  list: (query: PhotoQuery, signal: AbortSignal) => Promise<PhotoReply>;
  /** One photo; rejects with NOT_FOUND where the list does not contain it. */
  get: (id: string) => Promise<File>;
}

const SECONDS_PER_DAY = 86_400;

export function isNameOrder(order: FileOrder): boolean {
  return order === ORDER.NAME_ASC || order === ORDER.NAME_DESC;
}

export function isTagOrder(order: FileOrder): boolean {
  return order === ORDER.TAG_ASC || order === ORDER.TAG_DESC;
}

/** The heading of a photo: its day, its initial, or its first keyword. */
export function categoryOf(file: Pick<File, 'time' | 'initial' | 'tid'>, order: FileOrder): string {
  if (isNameOrder(order)) return file.initial;
  if (isTagOrder(order)) return file.tid ?? UNTAGGED;
  return String(Math.floor(file.time / SECONDS_PER_DAY));
}
