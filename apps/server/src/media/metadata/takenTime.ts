import { cleanText } from './cleanText.ts';
import { blockOf, type TagBlock, type TagBlocks, textOf } from './readTags.ts';
import { parseOffset, parseWallTime, type WallTime } from './WallTime.ts';

/** When the shutter opened, and the offset when the file itself states one. */
export interface TakenTime {
  readonly time: WallTime;
  readonly offsetMinutes?: number;
}

function describedDate(iptc: TagBlock): string | undefined {
  const text = (name: string): string => {
    const tag = iptc[name];
    const described = typeof tag === 'object' && tag !== null && 'description' in tag ? tag.description : '';
    return typeof described === 'string' ? cleanText(described, 40) : '';
  };
  const date = text('Date Created');
  return date === '' ? undefined : `${date} ${text('Time Created') || '00:00:00'}`;
}

/**
 * Taken time, best source first: EXIF original, EXIF digitised, XMP, IPTC. A zero or absurd date falls through to the
 * next source. The time of the last change is never used.
 */
export function readTakenTime(tags: TagBlocks, now?: number): TakenTime | undefined {
  const exif = blockOf(tags, 'exif');
  const xmp = blockOf(tags, 'xmp');
  // Some cameras write one offset only, with the time of the last change.
  const anyOffset = textOf(exif, 'OffsetTime') ?? textOf(exif, 'OffsetTimeDigitized');
  const sources: readonly (readonly [string | undefined, string | undefined])[] = [
    [textOf(exif, 'DateTimeOriginal'), textOf(exif, 'OffsetTimeOriginal') ?? anyOffset],
    [textOf(exif, 'DateTimeDigitized'), textOf(exif, 'OffsetTimeDigitized') ?? anyOffset],
    [textOf(xmp, 'DateTimeOriginal'), undefined],
    [textOf(xmp, 'DateCreated'), undefined],
    [textOf(xmp, 'CreateDate'), undefined],
    [describedDate(blockOf(tags, 'iptc')), undefined],
  ];
  for (const [text, offset] of sources) {
    const found = parseWallTime(text, now);
    if (found) return { time: found.time, offsetMinutes: parseOffset(offset) ?? found.offsetMinutes };
  }
  return undefined;
}
