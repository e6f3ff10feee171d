import { newId } from '../../security/tokens.ts';

const HEX = 16;
const hex = (number: number, digits: number) => number.toString(HEX).padStart(digits, '0');

/**
 * The id of a new photo. Lists of photos sort by the second, then by id: so photos of one second stand in the order of
 * its milliseconds, then of the last number in the names of their files (its last four digits), then of their uploads.
 */
export function photoId(milliseconds: number, description: string): string {
  const number = /(\d{1,4})\D*$/.exec(description)?.[1] ?? '0';
  return `${hex(milliseconds, 3)}${hex(Number(number), 4)}${newId()}`;
}
