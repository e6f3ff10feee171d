import * as z from 'zod/mini';
import { TEXT } from './limits.ts';
import { freeText } from './scalars.ts';

/** Largest Unix time (s) that JavaScript dates and the calendar of the product both have: the end of the year 9999. */
const LAST_TIME = 253_402_300_799;

/**
 * What another product knows of a photo and its bytes may not, such as a side file of Google Takeout. It is sent with
 * the upload as JSON.
 */
export const sidecar = z.object({
  /** When the photo was taken, in Unix seconds. The file's time takes precedence. */
  time: z.optional(z.int().check(z.minimum(-LAST_TIME), z.maximum(LAST_TIME))),
  /** The location in decimal degrees (WGS-84). The file's location takes precedence. */
  gps: z.optional(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** The description of the photo. Without it, the name of the file is used. */
  description: z.optional(freeText(TEXT.PHOTO_DESCRIPTION)),
  /** Whether the photo is a favorite. */
  favorite: z.optional(z.boolean()),
});
export type Sidecar = z.infer<typeof sidecar>;
