import * as z from 'zod/mini';
import { KEYWORDS, TEXT, TIMEZONE } from './limits.ts';
import { freeText, requiredText } from './scalars.ts';

/** Largest Unix time (s) that JavaScript dates and the calendar of the product both have: the end of the year 9999. */
const LAST_TIME = 253_402_300_799;

/**
 * What another product knows of a photo and its bytes may not, such as a side file of Google Takeout or an XMP
 * file. It is sent with the upload as JSON.
 */
export const sidecar = z.object({
  /** When the photo was taken, in Unix seconds. The file's time takes precedence. */
  time: z.optional(z.int().check(z.minimum(-LAST_TIME), z.maximum(LAST_TIME))),
  /** Whether `time` is what the clock on the wall showed, counted as if it were UTC. */
  wall_clock: z.optional(z.boolean()),
  /** The zone of the photo in minutes, UTC minus local. The file's zone takes precedence. */
  timezone: z.optional(z.int().check(z.minimum(TIMEZONE.MIN), z.maximum(TIMEZONE.MAX))),
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
  /** Keywords, which are added to those of the file. */
  keywords: z.optional(z.array(requiredText(KEYWORDS.LENGTH)).check(z.maxLength(KEYWORDS.PER_PHOTO))),
});
export type Sidecar = z.infer<typeof sidecar>;
