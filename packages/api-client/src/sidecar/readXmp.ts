import { cutToCodePoints } from '../contract/codePoints.ts';
import { KEYWORDS, TEXT } from '../contract/limits.ts';
import type { Sidecar } from '../contract/sidecar.ts';
import { validSidecar } from './validSidecar.ts';

const DESCRIPTION = /<rdf:Description((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ITEM = /<rdf:li(?:\s[^>]*)?>([^<]*)<\/rdf:li>/g;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const MOST_STARS = 5;
const MINUTES = 60;
const SECONDS = 3_600;
/** ISO dates, and those of EXIF, which darktable writes. */
const DATE =
  /^(\d{4})[-:](\d\d)[-:](\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(?:(Z)|([+-])(\d\d):?(\d\d))?)?$/;
/** `48,51.5N` or `48,51,30N`. */
const DEGREES = /^(\d{1,3}),(\d{1,2}(?:\.\d+)?)(?:,(\d{1,2}(?:\.\d+)?))?([NSEW])$/;

/** Decodes the five entities of XML and numbers; others stay as they are, so nothing is expanded. */
function decode(text: string): string {
  return text
    .replace(/&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (all, name, decimal, hex) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? all;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\s+/g, ' ')
    .trim()
    .normalize();
}

type Xmp = ReturnType<typeof createFinder>;

/** Finds values by their names, such as `xmp:Rating`: programs write them as attributes or as elements. */
function createFinder(xml: string) {
  const attributes = new Map<string, string>();
  for (const [, text = ''] of xml.matchAll(DESCRIPTION)) {
    for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
      if (!attributes.has(name)) attributes.set(name, double ?? single ?? '');
    }
  }
  /** The content of an element, whose end is looked for once. */
  const contentOf = (name: string): string => {
    const start = new RegExp(`<${name}(?:\\s[^>]*)?>`).exec(xml);
    if (!start || start[0].endsWith('/>')) return '';
    const from = start.index + start[0].length;
    return xml.slice(from, Math.max(xml.indexOf(`</${name}>`, from), from));
  };
  const listOf = (name: string): string[] => {
    const attribute = attributes.get(name);
    if (attribute !== undefined) return [decode(attribute)];
    const content = contentOf(name);
    const items = Array.from(content.matchAll(ITEM), ([, item = '']) => decode(item));
    return items.length > 0 || content.includes('<') ? items : [decode(content)];
  };
  return { listOf, textOf: (name: string): string => listOf(name)[0] ?? '' };
}

/** A date without an offset is what the clock on the wall showed. */
function timeOf(text: string): Pick<Sidecar, 'time' | 'wall_clock' | 'timezone'> | undefined {
  const [, year, month, day, clock = '00:00', utc, sign, hours, minutes] = DATE.exec(text) ?? [];
  const seconds = Date.parse(`${year}-${month}-${day}T${clock}Z`) / 1_000;
  if (Number.isNaN(seconds)) return undefined;
  if (utc) return { time: seconds };
  if (!sign) return { time: seconds, wall_clock: true };
  const east = Number(hours) * MINUTES + Number(minutes);
  const timezone = sign === '-' ? east : 0 - east;
  return { time: seconds + timezone * MINUTES, timezone };
}

/** The best date; a date without a time of day is worse than any other. */
function dateOf({ textOf }: Xmp) {
  const names = ['exif:DateTimeOriginal', 'photoshop:DateCreated', 'xmp:CreateDate', 'xap:CreateDate'];
  const texts = names.map(textOf).filter((text) => timeOf(text));
  return timeOf(texts.find((text) => text.length > 'yyyy-mm-dd'.length) ?? texts[0] ?? '');
}

function degreesOf(text: string): number | undefined {
  const [, degrees, minutes, seconds = 0, side = ''] = DEGREES.exec(text.toUpperCase()) ?? [];
  if (degrees === undefined) return undefined;
  const value = Number(degrees) + Number(minutes) / MINUTES + Number(seconds) / SECONDS;
  return 'SW'.includes(side) ? 0 - value : value;
}

function placeOf({ textOf }: Xmp): Sidecar['gps'] {
  const lat = degreesOf(textOf('exif:GPSLatitude'));
  const lng = degreesOf(textOf('exif:GPSLongitude'));
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/**
 * Reads an XMP side file, such as Lightroom, digiKam and darktable write it. What cannot be read is left out; a file of
 * another kind gives nothing.
 */
export function readXmp(xml: string): Sidecar {
  const xmp = createFinder(xml);
  const { listOf, textOf } = xmp;
  const [description = ''] = listOf('dc:description').filter(Boolean);
  const words = listOf('dc:subject').map((word) => cutToCodePoints(word, KEYWORDS.LENGTH).trim());
  const keywords = [...new Set(words.filter(Boolean))].slice(0, KEYWORDS.PER_PHOTO);
  const rating = Number(textOf('xmp:Rating') || textOf('xap:Rating'));
  return validSidecar({
    ...dateOf(xmp),
    gps: placeOf(xmp),
    description: cutToCodePoints(description, TEXT.PHOTO_DESCRIPTION).trim() || undefined,
    keywords: keywords.length > 0 ? keywords : undefined,
    favorite: rating === MOST_STARS || undefined,
  });
}
