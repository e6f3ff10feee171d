import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { NewFile } from '../../db/schema.ts';
import { SECONDS_PER_MINUTE } from '../../time.ts';

/** The maximum length of the movie of a live photo, seconds. */
const LONGEST_MOVIE = 5;
/** A camera writes both files within this, seconds. */
const SAME_MOMENT = 3;

/** A photo or a movie that may be half of a live photo. */
export type Half = Pick<NewFile, 'type' | 'origin_name' | 'taken' | 'tz' | 'time_unknown' | 'duration'>;

/** `img_1234` of `IMG_1234.HEIC`. */
export function baseName(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

/**
 * Whether one moment: by the clocks on the wall, or where both zones are known by the time itself. A movie tells it in UTC,
 * and is shown on its owner's clock, which need not be the clock of the photo.
 */
function isSameMoment(one: Half, other: Half): boolean {
  const clocks = Math.abs(one.taken - other.taken);
  const zones = ((one.tz ?? 0) - (other.tz ?? 0)) * SECONDS_PER_MINUTE;
  const isKnown = one.tz !== null && other.tz !== null;
  return clocks <= SAME_MOMENT || (isKnown && Math.abs(one.taken - other.taken + zones) <= SAME_MOMENT);
}

/**
 * Whether two files of one album that share no id are a live photo: a picture and a short movie with one name, of one
 * moment that both files tell.
 */
export function areLivePair(one: Half, other: Half): boolean {
  const movie = [one, other].find(({ type }) => type === FILE_TYPES.VIDEO);
  const photo = [one, other].find(({ type }) => type === FILE_TYPES.PHOTO);
  if (!movie || !photo || one.time_unknown || other.time_unknown) return false;
  if ((movie.duration ?? Number.POSITIVE_INFINITY) > LONGEST_MOVIE) return false;
  return baseName(movie.origin_name) === baseName(photo.origin_name) && isSameMoment(one, other);
}
