import { cleanText } from './cleanText.ts';
import { readGpsUtcMs } from './gps.ts';
import { blockOf, type TagBlock, type TagBlocks, textOf } from './readTags.ts';
import {
  asUtcMs,
  fromUtcMs,
  isFuture,
  millisecondsOf,
  parseOffset,
  parseWallTime,
  type WallTime,
} from './WallTime.ts';

/** When the shutter opened, and the offset when the file itself states one. */
export interface TakenTime {
  readonly time: WallTime;
  readonly offsetMinutes?: number;
  /** `time` is in UTC, as satellites and movies tell it, and not a wall clock. */
  readonly isUtc?: boolean;
  /** Of the second, where the file has a fraction. */
  readonly milliseconds?: number;
  /** A date without a time of day, or one in the future. */
  readonly isDoubtful?: boolean;
}

function describedDate(iptc: TagBlock): string {
  const text = (name: string): string => {
    const tag = iptc[name];
    const described = typeof tag === 'object' && tag !== null && 'description' in tag ? tag.description : '';
    return typeof described === 'string' ? cleanText(described, 40) : '';
  };
  return `${text('Date Created')} ${text('Time Created')}`;
}

function satelliteTime(tags: TagBlocks, now: number): TakenTime | undefined {
  const utcMs = readGpsUtcMs(tags);
  return utcMs === undefined || isFuture(utcMs, now) ? undefined : { time: fromUtcMs(utcMs), isUtc: true };
}

/**
 * The taken time of a picture. Sources, best first: EXIF original and digitised, XMP, IPTC, EXIF's last change, the
 * satellites. A zero or impossible date gives way to the next source; so does a date without a time of day, and one in
 * the future, unless no other source has a date.
 */
export function readTakenTime(tags: TagBlocks, now: number = Date.now()): TakenTime | undefined {
  const exif = blockOf(tags, 'exif');
  const xmp = blockOf(tags, 'xmp');
  // Some cameras write one offset only, with the time of the last change.
  const anyOffset = textOf(exif, 'OffsetTime') ?? textOf(exif, 'OffsetTimeDigitized');
  const inExif = (kind: 'Original' | 'Digitized' | '') =>
    [
      textOf(exif, `DateTime${kind}`),
      textOf(exif, `OffsetTime${kind}`) ?? anyOffset,
      textOf(exif, `SubSecTime${kind}`),
    ] as const;
  const sources: readonly (readonly [text: string | undefined, offset?: string, fraction?: string])[] = [
    inExif('Original'),
    inExif('Digitized'),
    [textOf(xmp, 'DateTimeOriginal')],
    [textOf(xmp, 'DateCreated')],
    [textOf(xmp, 'CreateDate')],
    [describedDate(blockOf(tags, 'iptc'))],
    inExif(''),
  ];
  const dates = sources.flatMap(([text, offset, fraction]) => {
    const found = parseWallTime(text);
    if (!found) return [];
    const offsetMinutes = parseOffset(offset) ?? found.offsetMinutes;
    return [{ ...found, offsetMinutes, milliseconds: millisecondsOf(fraction) ?? found.milliseconds }];
  });
  const past = dates.filter(({ time }) => !isFuture(asUtcMs(time), now));
  const doubtful = past[0] ?? dates[0];
  return (
    past.find(({ hasClock }) => hasClock) ??
    satelliteTime(tags, now) ??
    (doubtful && { ...doubtful, isDoubtful: true })
  );
}
