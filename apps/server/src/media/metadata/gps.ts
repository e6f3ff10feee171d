import { blockOf, ratiosOf, type TagBlocks, textOf } from './readTags.ts';
import { asUtcMs, parseWallTime } from './WallTime.ts';

/** A place in degrees, WGS-84; south and west are negative. */
export interface GpsPosition {
  readonly lat: number;
  readonly lon: number;
}

/** Returns the location unless it is 0,0 (a receiver without a fix) or not on Earth. */
export function plausiblePosition(lat: unknown, lon: unknown): GpsPosition | undefined {
  if (typeof lat !== 'number' || typeof lon !== 'number') return undefined;
  const real = Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180;
  return real && !(lat === 0 && lon === 0) ? { lat, lon } : undefined;
}

function axis(
  parts: readonly number[] | undefined,
  ref: string | undefined,
  negative: string,
): number | undefined {
  if (!parts || parts.length === 0 || ref === undefined) return undefined;
  const [degrees = 0, minutes = 0, seconds = 0] = parts;
  const size = degrees + minutes / 60 + seconds / 3600;
  return ref.trim().toUpperCase() === negative ? -size : size;
}

/** XMP writes `39,54.978N`. */
function xmpAxis(text: string | undefined, negative: string): number | undefined {
  const match = /^(\d{1,3}),(\d{1,2}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?([NSEW])$/.exec(text?.trim() ?? '');
  return match
    ? axis([Number(match[1]), Number(match[2]), Number(match[3] ?? 0)], match[4], negative)
    : undefined;
}

/** Where the picture was taken, from EXIF or else XMP. */
export function readPosition(tags: TagBlocks): GpsPosition | undefined {
  const exif = blockOf(tags, 'exif');
  const xmp = blockOf(tags, 'xmp');
  const latRef = textOf(exif, 'GPSLatitudeRef');
  const lonRef = textOf(exif, 'GPSLongitudeRef');
  const fromExif = plausiblePosition(
    axis(ratiosOf(exif, 'GPSLatitude'), latRef, 'S'),
    axis(ratiosOf(exif, 'GPSLongitude'), lonRef, 'W'),
  );
  if (fromExif || ratiosOf(exif, 'GPSLatitude')) return fromExif;
  return plausiblePosition(
    xmpAxis(textOf(xmp, 'GPSLatitude'), 'S'),
    xmpAxis(textOf(xmp, 'GPSLongitude'), 'W'),
  );
}

/** The satellite clock's reading in UTC milliseconds, when date and time are both there. */
export function readGpsUtcMs(tags: TagBlocks): number | undefined {
  const exif = blockOf(tags, 'exif');
  const day = parseWallTime(textOf(exif, 'GPSDateStamp'));
  const clock = ratiosOf(exif, 'GPSTimeStamp');
  if (!day || clock?.length !== 3) return undefined;
  const [h = 0, mi = 0, s = 0] = clock;
  return h < 24 && mi < 60 && s < 61 ? asUtcMs({ ...day.time, h, mi, s: Math.floor(s) }) : undefined;
}

/** A place as ISO 6709, `+51.4169-000.0806/`, the form that movies carry. */
export function parseIso6709(text: unknown): GpsPosition | undefined {
  const match =
    typeof text === 'string' ? /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)/.exec(text) : null;
  return match ? plausiblePosition(Number(match[1]), Number(match[2])) : undefined;
}
