import { TEXT } from '@xiangji/api-client/contract';

/** The first characters of a name, as the server counts them (UTF-16); a character of two units is never halved. */
export function cutName(name: string, most: number): string {
  let cut = '';
  for (const character of name) {
    if (cut.length + character.length > most) break;
    cut += character;
  }
  return cut;
}

/** The name of a set of two: both cut to 10 characters, joined by & (spec §4 'Album manage'). */
export function mergedName(first: string, second: string): string {
  return [first, second].map((name) => cutName(name.trim(), TEXT.MERGED_NAME_PART).trim()).join('&');
}
