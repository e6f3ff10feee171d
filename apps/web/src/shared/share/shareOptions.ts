import { SHARE_VALIDITY_DAYS, type Share } from '@xiangji/api-client/contract';

/** Defaults of a new share: access, days of validity (0 is for ever), and metadata of downloads. */
export interface ShareOptions {
  type: Share['secure']['type'];
  time: Share['secure']['time'];
  keep_exif: boolean;
}

const KEY = 'xiangji.share.validity';

/** Private, without place and camera data, for as long as this browser chose last. */
export function firstOptions(): ShareOptions {
  const kept = localStorage.getItem(KEY);
  const time = SHARE_VALIDITY_DAYS.find((days) => String(days) === kept) ?? SHARE_VALIDITY_DAYS[0];
  return { type: 'private', time, keep_exif: false };
}

/** Remembers how long; everything else begins private every time. */
export function rememberOptions({ time }: ShareOptions): void {
  localStorage.setItem(KEY, String(time));
}
