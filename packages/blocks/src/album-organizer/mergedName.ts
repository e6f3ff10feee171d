/** Characters that each album gives to the name of a set of two. */
const PART = 10;

/** Returns the name of a set of two albums: both names cut to 10 characters, joined by &. */
export function mergedName(first: string, second: string): string {
  return [first, second].map((name) => [...name.trim()].slice(0, PART).join('')).join('&');
}
