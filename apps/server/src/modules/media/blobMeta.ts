import * as z from 'zod';
import type { MediaReport } from '../../media/index.ts';
import type { LocalTime } from '../../media/metadata/offset.ts';
import { asUtcMs } from '../../media/metadata/WallTime.ts';
import { exifRows } from './exifRows.ts';

const blobMeta = z.object({
  type: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  mime: z.string(),
  ext: z.string(),
  width: z.int(),
  height: z.int(),
  duration: z.nullable(z.number()),
  /** Wall clock, seconds counted as if it were UTC; null where unknown. */
  taken: z.nullable(z.int()),
  /** `taken` is in UTC, and the zone is unknown. */
  takenIsUtc: z.optional(z.boolean()),
  /** Of the second of `taken`; absent where an older version read the bytes, which knew fewer dates. */
  milliseconds: z.optional(z.int()),
  /** `taken` has no time of day or lies in the future. */
  takenIsDoubtful: z.optional(z.boolean()),
  /** Minutes, UTC minus local; null where unknown. */
  tz: z.nullable(z.int()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  thumbhash: z.nullable(z.string()),
  /** The perceptual hash of its picture; null for a picture without one, absent where an older version read the bytes. */
  hash: z.optional(z.nullable(z.string())),
  /** The server could not draw a poster of this movie. */
  noPoster: z.optional(z.literal(true)),
  contentId: z.nullable(z.string()),
  keywords: z.array(z.string()),
  exif: z.array(z.object({ key: z.string(), text: z.string(), value: z.string() })),
});

/** Values read from a blob's bytes, stored once for every photo that shares them. */
export type BlobMeta = z.infer<typeof blobMeta>;

/** The `blobs.meta` of a row that no upload has written: it only marks the removal of an unknown file. */
export const NO_META = '';

/**
 * Parses the JSON of `blobs.meta`. Throws where it does not have this shape: the row was written by another program.
 */
export function readBlobMeta(blob: { meta: string }): BlobMeta {
  return blobMeta.parse(JSON.parse(blob.meta));
}

/** The camera and the lens that the file names; null where it names none. */
export function equipmentOf({ exif }: Pick<BlobMeta, 'exif'>) {
  const named = (name: string) => exif.find(({ key }) => key === name)?.value ?? null;
  return { camera: named('device'), lens: named('lens') };
}

/** The time from the bytes. */
export function toBlobTime(time: LocalTime) {
  const { takenLocal, takenIsUtc, takenIsDoubtful, milliseconds = 0, offsetMinutes } = time;
  return {
    taken: takenLocal ? asUtcMs(takenLocal) / 1_000 : null,
    takenIsUtc,
    takenIsDoubtful,
    milliseconds,
    // `0 - x` and not `-x`: there is no minus zero in JSON.
    tz: offsetMinutes === undefined ? null : 0 - offsetMinutes,
  };
}

/** The data from the bytes. */
export function toBlobMeta(report: MediaReport): BlobMeta {
  const { kind, mime, ext, width, height, gps } = report;
  return {
    type: kind,
    mime,
    ext,
    width,
    height,
    duration: report.duration ?? null,
    ...toBlobTime(report),
    lat: gps?.lat ?? null,
    lng: gps?.lon ?? null,
    thumbhash: report.thumbhash ?? null,
    hash: report.hash ?? null,
    contentId: report.contentId ?? null,
    keywords: [...report.keywords],
    exif: exifRows(report.exif),
  };
}
