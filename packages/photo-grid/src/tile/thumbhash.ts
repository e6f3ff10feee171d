import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';
import { createRecent } from './recent.ts';

/** Placeholders kept, of a few screens: one is 5 KB of uncompressed PNG, made in a fraction of a millisecond. */
const KEPT = 300;
const urls = createRecent<string>(KEPT);

/** The data URL of a base64 ThumbHash, or undefined when it is invalid. Kept for the last 300 hashes. */
export function thumbhashUrl(base64: string): string | undefined {
  const kept = urls.get(base64);
  if (kept !== undefined) return kept || undefined;
  const url = decode(base64);
  urls.note(base64, url);
  return url || undefined;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The mean colour of a base64 ThumbHash, or undefined when it is invalid. Far cheaper than its picture. */
export function thumbhashColor(base64: string): string | undefined {
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(base64));
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${a.toFixed(2)})`;
  } catch {
    return undefined;
  }
}

function decode(base64: string): string {
  try {
    return thumbHashToDataURL(bytesOf(base64));
  } catch {
    // A damaged hash only costs the placeholder.
    return '';
  }
}
