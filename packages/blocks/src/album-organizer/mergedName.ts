/** Maximum number of characters of each album name in the name of a new set. */
const PART = 10;

/** Returns the name of a set of two albums: both names truncated to 10 characters and joined by &. */
export function mergedName(first: string, second: string): string {
  return [first, second].map((name) => [...name.trim()].slice(0, PART).join('')).join('&');
}
