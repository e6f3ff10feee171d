import {
  type AxisDays,
  type AxisEntry,
  axisOfDays,
  type CallData,
  type contract,
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
}

interface WireReply extends Pick<PhotoReply, 'list' | 'order' | 'axis'> {
  axis_days?: AxisDays | undefined;
  info?: WireInfo | undefined;
}

/** Maps the reply of a list call; its axis comes in columns or as entries. */
export function photoReplyOf({ axis_days, axis, info, list, order }: WireReply): PhotoReply {
  return { list, order, axis: axis_days ? axisOfDays(axis_days) : axis, info: info && listInfoOf(info) };
}
