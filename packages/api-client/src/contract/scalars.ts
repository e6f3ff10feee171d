import * as z from 'zod/mini';
import { countCodePoints } from './codePoints.ts';
import { type IsoDate, parseIsoDate, SECONDS_PER_DAY } from './isoDate.ts';
import { DAYS, FILE_ORDERS, FOLDER_ORDERS, ROOT_FOLDER, TEXT } from './limits.ts';

/** Ids are opaque: letters, digits, `-` and `_`. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** The id of an album set, or `0` for the top level. */
export const parentId = z.union([z.literal(ROOT_FOLDER), id]);

/** An integer that is sent as text in a query string. */
export function queryInt(range: { min: number; max: number }) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^-?\d{1,15}$/)), z.number()]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(range.min), z.maximum(range.max))),
  );
}

/** A number that is sent as text in a query string. */
export function queryNumber(range: { min: number; max: number }) {
  return z.pipe(
    z.union([z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,15})?$/)), z.number()]),
    z.pipe(z.transform(Number), z.number().check(z.minimum(range.min), z.maximum(range.max))),
  );
}

/** A boolean in a query string; `1` is true. */
export const queryFlag = z.pipe(
  z.union([z.literal('0'), z.literal('1'), z.boolean()]),
  z.transform((value: '0' | '1' | boolean) => value === true || value === '1'),
);

/** Days since 1970-01-01; may be negative (spec §9 'Dates'). */
export const dayNumber = z.int().check(z.minimum(DAYS.MIN), z.maximum(DAYS.MAX));

/** An ISO date with an optional time and zone. */
export const isoDate = z.pipe(
  z.string().check(z.refine((text) => parseIsoDate(text) !== undefined, { error: 'not an ISO date' })),
  z.transform((text: string): IsoDate => parseIsoDate(text) ?? { time: 0, timezone: undefined }),
);

/** A day number, or an ISO date that is converted to its day number. */
export const dayInput = z.union([
  dayNumber,
  z.pipe(
    isoDate,
    z.transform(({ time }: IsoDate) => Math.floor(time / SECONDS_PER_DAY)),
  ),
]);

/**
 * Removes invisible characters and characters that PostgreSQL refuses (control characters except tabs and line breaks),
 * and replaces unpaired surrogates with U+FFFD.
 */
const plain = z.overwrite((text: string) => text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, ''));

/** Refuses text with more than `max` code points. `z.maxLength` would count UTF-16 units. */
export function atMost(max: number) {
  return z.refine<string>((text) => countCodePoints(text) <= max, { error: `at most ${max} characters` });
}

/** Refuses lists with more than `max` items; the message contains the limit and the length. */
export function atMostItems(max: number) {
  return z.refine<readonly unknown[]>((list) => list.length <= max, {
    error: ({ input }) => `at most ${max} items, not ${(input as readonly unknown[]).length}`,
  });
}

/** Trimmed text of up to `max` code points. */
export function freeText(max: number) {
  return z.string().check(plain, z.trim(), atMost(max), z.meta({ maxLength: max }));
}

/** The number of a town, the code of a region (`CN.02`) or the code of a country (`CN`). */
export const placeId = z.string().check(z.regex(/^(\d{1,9}|[A-Z]{2}(\.\w{1,4})?)$/));

/** Trimmed text of 1 to `max` code points. */
export function requiredText(max: number) {
  return freeText(max).check(z.minLength(1));
}

/** The name of an album or album set (spec §5). */
export const albumName = requiredText(TEXT.ALBUM_NAME);

function orderFrom<const L extends readonly number[]>(list: L) {
  return z.union(list.map((value) => z.literal(value)) as [z.ZodMiniLiteral<L[number]>]);
}

/** Spec §9 'Sort': the orders of a photo list. */
export const fileOrder = orderFrom(FILE_ORDERS);

/** Spec §9 'Sort': the orders of an album list. */
export const folderOrder = orderFrom(FOLDER_ORDERS);

/** A file order in a query string. */
export const queryFileOrder = z.pipe(queryInt({ min: 1, max: 7 }), orderFrom(FILE_ORDERS));

/** A reply without content. */
export const nothing = z.null();

/** A secret: base64 of one RSA-OAEP-SHA256 ciphertext (4096-bit key). */
export const encrypted = z
  .string()
  .check(z.regex(/^[A-Za-z0-9+/]{683}=$|^[A-Za-z0-9+/]{684}$|^[A-Za-z0-9+/]{682}==$/));
