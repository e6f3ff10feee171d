import { createRecent } from './recent.ts';

/** Placeholders kept, of a few screens: one is 5 KB of uncompressed PNG, made in a fraction of a millisecond. */
const KEPT = 300;
const urls = createRecent<string>(KEPT);

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The data URL of a base64 ThumbHash, or undefined when it is invalid. Kept for the last 300 hashes. */
export async function thumbhashUrl(base64: string): Promise<string | undefined> {
  const known = urls.get(base64);
  if (known !== undefined) return known || undefined;
  // Only needed once there is time, so it is no part of the first download.
  const { thumbHashToDataURL } = await import('thumbhash');
  let url = '';
  try {
    url = thumbHashToDataURL(bytesOf(base64));
  } catch {
    // An invalid hash only costs the placeholder.
  }
  urls.note(base64, url);
  return url || undefined;
}

/** The mean colour in a base64 ThumbHash's header (lightness, two colour axes, opacity), or undefined when it is invalid. */
export function thumbhashColor(base64: string): string | undefined {
  try {
    const bytes = bytesOf(base64);
    const [low, middle, high, , , alpha] = bytes;
    if (low === undefined || middle === undefined || high === undefined) return undefined;
    const header = low | (middle << 8) | (high << 16);
    const lightness = (header & 63) / 63;
    const yellow = ((header >> 6) & 63) / 31.5 - 1;
    const red = ((header >> 12) & 63) / 31.5 - 1;
    const b = lightness - (2 / 3) * yellow;
    const r = (3 * lightness - b + red) / 2;
    const channels = [r, r - red, b].map((part) => Math.round(Math.max(0, Math.min(1, part)) * 255));
    const opacity = header >> 23 ? ((alpha ?? 15) & 15) / 15 : 1;
    return `rgb(${channels.join(' ')} / ${opacity.toFixed(2)})`;
  } catch {
    return undefined;
  }
}
