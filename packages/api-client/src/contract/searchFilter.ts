import * as z from 'zod/mini';
import { DAYS, FILE_TYPES, SEARCH } from './limits.ts';
import { dayNumber, freeText, placeId, queryFlag, queryInt } from './scalars.ts';

const fileType = z.union([
  z.literal(FILE_TYPES.PHOTO),
  z.literal(FILE_TYPES.VIDEO),
  z.literal(FILE_TYPES.GIF),
  z.literal(FILE_TYPES.LIVE),
]);
const queryDay = queryInt({ min: DAYS.MIN, max: DAYS.MAX });

/**
 * The filters of a search in a body. All filters apply together, and together with the album, the keyword and the
 * favorites of the list.
 */
export const searchFilter = z.object({
  /**
   * The search text. It can contain words of descriptions, file names, cameras, lenses, albums, sets, keywords and
   * places (also in pinyin), and dates written as words.
   */
  q: z.optional(freeText(SEARCH.QUERY)),
  type: z.optional(fileType),
  /** Only photos with a location (true) or without one (false). */
  gps: z.optional(z.boolean()),
  /** Only photos whose date is a guess. */
  guessed: z.optional(z.boolean()),
  camera: z.optional(freeText(SEARCH.EQUIPMENT)),
  lens: z.optional(freeText(SEARCH.EQUIPMENT)),
  /** Id of a town, region or country from a suggestion. */
  place: z.optional(placeId),
  /** The first and the last day of the photos. */
  from: z.optional(dayNumber),
  to: z.optional(dayNumber),
});
export type SearchFilter = z.infer<typeof searchFilter>;

/** The same filters in a query string. */
export const searchQueryFields = {
  q: z.optional(freeText(SEARCH.QUERY)),
  type: z.optional(z.pipe(queryInt({ min: 1, max: 4 }), fileType)),
  gps: z.optional(queryFlag),
  guessed: z.optional(queryFlag),
  camera: z.optional(freeText(SEARCH.EQUIPMENT)),
  lens: z.optional(freeText(SEARCH.EQUIPMENT)),
  place: z.optional(placeId),
  from: z.optional(queryDay),
  to: z.optional(queryDay),
};
