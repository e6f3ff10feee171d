import { dayOfDate } from '@xiangji/api-client/contract';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR } from '../time.ts';
import { PLACES, type Place, THEMES } from './places.ts';
import type { Random } from './random.ts';

const YEARS_BACK = 200;
const ALBUM_MIN = 20;
const ALBUM_MAX = 120;
const LONGEST_TRIP_DAYS = 6;

/** One album of the demo: an event at a place, a few days long. */
export interface AlbumPlan {
  name: string;
  place: Place;
  firstDay: number;
  days: number;
  count: number;
}

/** Most albums are of recent years, a few of them more than a century old. */
function yearsAgo(random: Random): number {
  return Math.floor(random.next() ** 4 * YEARS_BACK);
}

/**
 * Divides `photos` into albums. An album holds a picture once, so no album has more photos than there are pictures.
 */
export function planAlbums(photos: number, pictures: number, random: Random, thisYear: number): AlbumPlan[] {
  const albums: AlbumPlan[] = [];
  let left = photos;
  while (left > 0) {
    const count = Math.min(left, random.int(ALBUM_MIN, ALBUM_MAX), pictures);
    const year = thisYear - 1 - yearsAgo(random);
    const place = random.pick(PLACES);
    albums.push({
      name: `${year} ${place.name}${random.pick(THEMES)}`,
      place,
      firstDay: dayOfDate({ year, month: random.int(1, 12), day: random.int(1, 28) }),
      days: random.int(1, LONGEST_TRIP_DAYS),
      count,
    });
    left -= count;
  }
  return albums;
}

/** When a photo of an album was taken: in daylight, on one of its days. Seconds counted as if in UTC. */
export function takenIn(album: AlbumPlan, random: Random): number {
  const day = album.firstDay + random.int(0, album.days - 1);
  return day * SECONDS_PER_DAY + random.int(7 * SECONDS_PER_HOUR, 21 * SECONDS_PER_HOUR);
}
