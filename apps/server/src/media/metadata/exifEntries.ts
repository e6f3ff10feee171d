import { cleanText } from './cleanText.ts';
import { blockOf, numberOf, rawValue, type TagBlock, type TagBlocks, textOf } from './readTags.ts';
import type { WallTime } from './WallTime.ts';

/**
 * The fields of the info panel, in its order (spec §2 'EXIF fields shown'), as plain data; the reader chooses texts
 * and units.
 */
export type ExifEntry =
  /** Pixels as displayed, `4032×3024`. */
  | { readonly key: 'size'; readonly value: string }
  /** Dots per inch. */
  | { readonly key: 'resolution'; readonly value: number }
  /** Bytes. */
  | { readonly key: 'fileSize'; readonly value: number }
  /** Seconds, as a fraction below one: `1/120`, `2.5`. */
  | { readonly key: 'shutterSpeed'; readonly value: string }
  /** Millimetres. */
  | { readonly key: 'focalLength'; readonly value: number }
  /** f-number. */
  | { readonly key: 'aperture'; readonly value: number }
  /** Whether the flash fired. */
  | { readonly key: 'flash'; readonly value: boolean }
  | { readonly key: 'iso'; readonly value: number }
  /** Exposure compensation in EV. */
  | { readonly key: 'exposure'; readonly value: number }
  | { readonly key: 'whiteBalance'; readonly value: 'auto' | 'manual' }
  /** Wall clock, `2023-10-01 09:30:15`. */
  | { readonly key: 'date'; readonly value: string }
  | { readonly key: 'device'; readonly value: string }
  | { readonly key: 'lens'; readonly value: string }
  | { readonly key: 'artist'; readonly value: string };

const MAX_TEXT = 120;
const CENTIMETRES_PER_INCH = 2.54;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

function positive(block: TagBlock, name: string, digits: number): number | undefined {
  const value = numberOf(block, name);
  return value !== undefined && value > 0 && value < 1e7 ? round(value, digits) : undefined;
}

/** `1/120` below half a second, plain seconds above. */
export function formatShutter(seconds: number | undefined): string | undefined {
  if (seconds === undefined || !(seconds > 0) || seconds > 1e5) return undefined;
  return seconds < 0.5 ? `1/${Math.round(1 / seconds)}` : String(round(seconds, 1));
}

/** Some cameras write the speed twice (`100, 100`), which must not be read as a fraction. */
function iso(exif: TagBlock): number | undefined {
  const value = rawValue(exif, 'ISOSpeedRatings');
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'number' && first > 0 ? first : undefined;
}

function resolution(exif: TagBlock): number | undefined {
  const value = positive(exif, 'XResolution', 2);
  const unit = numberOf(exif, 'ResolutionUnit');
  if (value === undefined || unit === 1) return undefined;
  return round(unit === 3 ? value * CENTIMETRES_PER_INCH : value, 0);
}

function device(exif: TagBlock): string {
  const make = cleanText(textOf(exif, 'Make') ?? '', MAX_TEXT);
  const model = cleanText(textOf(exif, 'Model') ?? '', MAX_TEXT);
  const brand = make.split(' ')[0]?.toLowerCase() ?? '';
  return model.toLowerCase().startsWith(brand) ? model : cleanText(`${make} ${model}`, MAX_TEXT);
}

/** Cameras write dashes where a lens does not say what it is. */
function lens(tags: TagBlocks): string {
  const model = cleanText(textOf(blockOf(tags, 'exif'), 'LensModel') ?? '', MAX_TEXT);
  return /[\p{L}\p{N}]/u.test(model) ? model : '';
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `2023-10-01 09:30:15`. */
export function formatWallTime(time: WallTime): string {
  const date = `${String(time.y).padStart(4, '0')}-${twoDigits(time.mo)}-${twoDigits(time.d)}`;
  return `${date} ${twoDigits(time.h)}:${twoDigits(time.mi)}:${twoDigits(time.s)}`;
}

/** Facts that the panel needs in addition to the tags. */
export interface ExifFacts {
  readonly width: number;
  readonly height: number;
  /** Bytes of the original. */
  readonly fileSize: number;
  readonly taken?: WallTime;
}

/** Collects the fields that have a value; absent and invalid ones are left out. */
export function readExifEntries(tags: TagBlocks, facts: ExifFacts): ExifEntry[] {
  const exif = blockOf(tags, 'exif');
  const flash = numberOf(exif, 'Flash');
  const balance = numberOf(exif, 'WhiteBalance');
  const bias = numberOf(exif, 'ExposureBiasValue');
  const candidates: readonly { key: ExifEntry['key']; value: ExifEntry['value'] | undefined }[] = [
    { key: 'size', value: `${facts.width}×${facts.height}` },
    { key: 'resolution', value: resolution(exif) },
    { key: 'fileSize', value: facts.fileSize },
    { key: 'shutterSpeed', value: formatShutter(numberOf(exif, 'ExposureTime')) },
    { key: 'focalLength', value: positive(exif, 'FocalLength', 1) },
    { key: 'aperture', value: positive(exif, 'FNumber', 1) },
    { key: 'flash', value: flash === undefined ? undefined : (flash & 1) === 1 },
    { key: 'iso', value: iso(exif) },
    { key: 'exposure', value: bias !== undefined && Math.abs(bias) < 100 ? round(bias, 2) : undefined },
    { key: 'whiteBalance', value: balance === 0 ? 'auto' : balance === 1 ? 'manual' : undefined },
    { key: 'date', value: facts.taken && formatWallTime(facts.taken) },
    { key: 'device', value: device(exif) },
    { key: 'lens', value: lens(tags) },
    { key: 'artist', value: cleanText(textOf(exif, 'Artist') ?? '', MAX_TEXT) },
  ];
  return candidates.filter(({ value }) => value !== undefined && value !== '') as ExifEntry[];
}
