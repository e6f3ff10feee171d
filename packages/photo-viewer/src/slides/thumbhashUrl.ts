import { thumbHashToDataURL } from 'thumbhash';
import type { PhotoItem } from '../items.ts';

/** Placeholders in the cache; one is a few hundred bytes of PNG. */
const CACHE_LIMIT = 200;
const cache = new Map<string, string>();

/** Returns the data URL of a base64 ThumbHash, or undefined when it cannot be read. Caches the last 200. */
export function thumbhashUrl(base64: string | undefined): string | undefined {
  if (!base64) return undefined;
  const cached = cache.get(base64);
  if (cached !== undefined) return cached || undefined;
  const url = decode(base64);
  if (cache.size >= CACHE_LIMIT) {
    const oldest = cache.keys().next().value;
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(base64, url);
  return url || undefined;
}

/** The placeholder of a photo with a ThumbHash, for `slides.placeholder` of `Viewport`. */
export function thumbhashPlaceholder({ thumbhash }: PhotoItem): string | undefined {
  return thumbhashUrl(thumbhash);
}

function decode(base64: string): string {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    // A damaged hash only costs the placeholder.
    return '';
  }
}
