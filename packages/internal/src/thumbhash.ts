import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** Data URLs in the cache: those of a few screens. One is 5 kB of uncompressed PNG, made in a fraction of a millisecond. */
const CACHE_LIMIT = 300;
/** By base64 hash, the least recently used first; an empty text marks a damaged hash. */
const cache = new Map<string, string>();

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

function decode(base64: string): string {
  try {
    return thumbHashToDataURL(bytesOf(base64));
  } catch {
    // A damaged hash only costs the placeholder.
    return '';
  }
}

/** Returns the data URL of a base64 ThumbHash, or undefined without a valid one. Caches the last 300. */
export function thumbhashUrl(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  const url = cache.get(base64) ?? decode(base64);
  cache.delete(base64);
  cache.set(base64, url);
  const [oldest] = cache.keys();
  if (cache.size > CACHE_LIMIT && oldest !== undefined) cache.delete(oldest);
  return url || undefined;
}

/** Returns the mean colour of a base64 ThumbHash, or undefined without a valid one. Far cheaper than its picture. */
export function thumbhashColor(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  try {
    const { r, g, b, a } = thumbHashToAverageRGBA(bytesOf(base64));
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return `rgb(${red} ${green} ${blue} / ${a.toFixed(2)})`;
  } catch {
    return undefined;
  }
}
