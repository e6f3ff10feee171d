import * as z from 'zod/mini';
import { IMAGES } from './limits.ts';

const NUMBERS = 4;
const place = z.number().check(z.minimum(0), z.maximum(100_000));
const side = z.number().check(z.minimum(IMAGES.MIN_SIDE), z.maximum(100_000));

/** A crop `[x, y, w, h]` in pixels of the upright image (spec §3 cover `crop`, §7 `x:rect`). */
export const crop = z.tuple([place, place, side, side]);
export type Crop = z.infer<typeof crop>;

/** Formats a crop as four integers with commas, as in `x:rect` and in the URL of an avatar. */
export function cropText(rect: Crop): string {
  return rect.map(Math.round).join(',');
}

/** Parses four numbers with commas; undefined if they are not a crop. */
export function readCrop(text: string): Crop | undefined {
  const parts = text.split(',');
  if (parts.length !== NUMBERS || parts.some((part) => part.trim() === '')) return undefined;
  const result = z.safeParse(crop, parts.map(Number));
  return result.success ? result.data : undefined;
}
