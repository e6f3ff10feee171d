import {
  type AxisDays,
  type AxisEntry,
  axisOfDays,
  type CallData,
  type contract,
  FILE_TYPES,
  type File,
  ORDER,
  UNTAGGED,
} from '@xiangji/api-client/contract';

export type FileOrder = 1 | 2 | 3 | 4 | 6 | 7;

const SECONDS_PER_DAY = 86_400;

export function isNameOrder(order: FileOrder): boolean {
  return order === ORDER.NAME_ASC || order === ORDER.NAME_DESC;
}

function isTagOrder(order: FileOrder): boolean {
  return order === ORDER.TAG_ASC || order === ORDER.TAG_DESC;
}

export function isDateOrder(order: FileOrder): boolean {
  return !isNameOrder(order) && !isTagOrder(order);
}

/** The heading of a photo: its day, its initial, or its first keyword. */
export function categoryOf(file: Pick<File, 'time' | 'initial' | 'tid'>, order: FileOrder): string {
  if (isNameOrder(order)) return file.initial;
  if (isTagOrder(order)) return file.tid ?? UNTAGGED;
  return String(Math.floor(file.time / SECONDS_PER_DAY));
}

type WireInfo = NonNullable<CallData<typeof contract.files.list>['info']>;

/** The footer's figures and the list's name. */
export type ListInfo = ReturnType<typeof listInfoOf>;

/** Maps the wire's totals of a list. */
function listInfoOf({ name, count, count_photo, count_video }: WireInfo) {
  return { name, count, photos: count_photo, videos: count_video };
}

export interface PhotoReply {
  list: File[];
  order: FileOrder;
  axis?: AxisEntry[] | undefined;
  info?: ListInfo | undefined;
  /** With the axis: the state of the list, for selections by position. */
  version?: number | undefined;
  /** There are photos after these. */
  hasMore: boolean;
}

interface WireReply extends Pick<PhotoReply, 'list' | 'order' | 'axis' | 'version'> {
  more: { next: boolean };
  axis_days?: AxisDays | undefined;
  info?: WireInfo | undefined;
}

/** Maps the reply of a list call; its axis comes in columns or as entries. */
export function photoReplyOf({ axis_days, axis, info, list, order, version, more }: WireReply): PhotoReply {
  return {
    ...{ list, order, version },
    axis: axis_days ? axisOfDays(axis_days) : axis,
    info: info && listInfoOf(info),
    hasMore: more.next,
  };
}

/** The first photos of a list in a date order, with the headings and, if they are all of its photos, the totals of these. */
export function beginningOf(reply: PhotoReply): PhotoReply {
  const { list, order, hasMore } = reply;
  let total = 0;
  const axis = [...Map.groupBy(list, (file) => categoryOf(file, order))].map(([key, { length: count }]) => {
    total += count;
    return { key, name: key, category: key, count, total };
  });
  const videos = list.filter(({ type }) => type === FILE_TYPES.VIDEO).length;
  const info = { name: null, count: total, photos: total - videos, videos };
  return { ...reply, axis, info: hasMore ? undefined : info };
}
