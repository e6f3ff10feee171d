import { cutToCodePoints, TEXT } from '@xiangji/api-client/contract';

/** The name of a set of two: both cut to 10 characters, joined by & (spec §4 'Album manage'). */
export function mergedName(first: string, second: string): string {
  return [first, second].map((name) => cutToCodePoints(name.trim(), TEXT.MERGED_NAME_PART)).join('&');
}
