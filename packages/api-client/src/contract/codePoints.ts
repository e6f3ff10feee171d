/** Returns the number of code points. An emoji or a rare Han character counts once. Text limits are in code points. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Returns the first `max` code points of a text, without white space at the end. */
export function cutToCodePoints(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('').trimEnd();
}
