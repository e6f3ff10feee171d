import { thumbHashToDataURL } from 'thumbhash';

/** Placeholders kept; one is a few hundred bytes of PNG. */
const MOST_KEPT = 500;
const kept = new Map<string, string | undefined>();

function decode(base64: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    // A damaged hash costs the placeholder alone.
    return undefined;
  }
}

/** A cover's thumbhash (base64) as the address of a tiny picture. */
export function placeholderOf(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  if (!kept.has(base64)) {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest) kept.delete(oldest);
    kept.set(base64, decode(base64));
  }
  return kept.get(base64);
}
