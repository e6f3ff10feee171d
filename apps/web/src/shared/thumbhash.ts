import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** Placeholders kept; one is a few hundred bytes of PNG. */
const MOST_KEPT = 500;
const kept = new Map<string, string | undefined>();

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The mean colour of a cover's thumbhash (base64), opaque: for where even a tiny picture would cost too much. */
export function colorOf(base64: string | null | undefined): string | undefined {
  if (!base64) return undefined;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(bytesOf(base64));
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  } catch {
    return undefined;
  }
}

function decode(base64: string): string | undefined {
  try {
    return thumbHashToDataURL(bytesOf(base64));
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
