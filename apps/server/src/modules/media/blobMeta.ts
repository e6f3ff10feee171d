import * as z from 'zod';

const exifRow = z.object({ key: z.string(), text: z.string(), value: z.string() });

/** What was read from a blob's bytes, kept once for every photo that shares them. */
const blobMeta = z.object({
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  ext: z.string(),
  width: z.int(),
  height: z.int(),
  duration: z.nullable(z.number()),
  /** Wall clock, seconds counted as if it were UTC; null where the bytes tell no date. */
  taken: z.nullable(z.int()),
  /** Minutes, UTC minus local. */
  tz: z.nullable(z.int()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  thumbhash: z.nullable(z.string()),
  contentId: z.nullable(z.string()),
  keywords: z.array(z.string()),
  exif: z.array(exifRow),
});

export type BlobMeta = z.infer<typeof blobMeta>;

/** Reads the JSON of `blobs.meta`. Throws where it is not of this shape: the row was written by something else. */
export function readBlobMeta(blob: { meta: string }): BlobMeta {
  return blobMeta.parse(JSON.parse(blob.meta));
}
