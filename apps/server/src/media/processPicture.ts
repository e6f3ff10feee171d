import { readFile } from 'node:fs/promises';
import { makeFull, makeRenditions } from './decode/makeRenditions.ts';
import { type OpenPicture, openPicture, taggedBytes } from './decode/openPicture.ts';
import type { FullInput, ProcessInput } from './decoderJobs.ts';
import { missingCompression } from './headers/tiff.ts';
import { MediaRejection } from './MediaRejection.ts';
import type { MediaKind, MediaReport, Rendition } from './MediaReport.ts';
import { readContentId } from './metadata/contentId.ts';
import { readExifEntries } from './metadata/exifEntries.ts';
import { readGpsUtcMs, readPosition } from './metadata/gps.ts';
import { readKeywords } from './metadata/keywords.ts';
import { type LocalTime, localTimeOf } from './metadata/offset.ts';
import { readTags } from './metadata/readTags.ts';
import { readTakenTime } from './metadata/takenTime.ts';
import { formatOf, type SniffedType } from './sniff.ts';

/** The tags of a picture, with the place and the time that they tell. */
async function readFacts({ safe, xmp }: Pick<OpenPicture, 'safe' | 'xmp'>) {
  const tags = await readTags(safe, xmp);
  const gps = readPosition(tags);
  const time = localTimeOf({ taken: readTakenTime(tags), place: gps, gpsUtcMs: readGpsUtcMs(tags) });
  return { tags, gps, time };
}

/** When a picture was taken; its pixels are not decoded. */
export async function pictureTime(
  { format }: SniffedType,
  { path, limits }: ProcessInput,
): Promise<LocalTime> {
  return (await readFacts(taggedBytes(format, await readFile(path), limits))).time;
}

/** Animated WebP and PNG files are of the same kind as GIFs, which are always animations. */
function kindOf({ format }: SniffedType, { frames }: OpenPicture): MediaKind {
  return format === 'gif' || frames > 1 ? 3 : 1;
}

/** Throws an error again; as MediaRejection with the name of a compression that libtiff lacks. */
function refuseCompression(error: unknown): never {
  const compression = error instanceof Error && missingCompression(error.message);
  if (compression) throw new MediaRejection('type', compression, `TIFF ${compression}`);
  throw error;
}

/** A still or animated picture: limits, pixels, renditions, metadata. Runs inside the decoder process. */
export async function processPicture(type: SniffedType, input: ProcessInput): Promise<MediaReport> {
  if (input.size > input.limits.imageBytes) {
    throw new MediaRejection('size', 'The picture has too many bytes');
  }
  const file = await readFile(input.path);
  const picture = await openPicture(type.format, file, input.limits).catch(refuseCompression);
  const { width, height } = picture;
  let damaged = false;
  const strict = makeRenditions(picture, input.folder, 'error').catch(refuseCompression);
  const made = await strict.catch((error: unknown) => {
    // A decoder that lacks the compression gives black pixels where it may go on.
    if (error instanceof MediaRejection) throw error;
    damaged = true;
    return makeRenditions(picture, input.folder, 'none');
  });
  const { tags, gps, time } = await readFacts(picture);
  return {
    kind: kindOf(type, picture),
    format: type.format,
    mime: type.mime,
    ext: type.ext,
    width,
    height,
    orientation: picture.orientation,
    frames: picture.frames,
    ...time,
    gps,
    keywords: readKeywords(tags),
    exif: readExifEntries(tags, {
      width,
      height,
      fileSize: input.size,
      taken: time.takenIsUtc ? undefined : time.takenLocal,
    }),
    contentId: readContentId(tags),
    damaged,
    ...made,
  };
}

/** The whole picture without metadata, for an original that cannot be given out as it is. */
export async function fullRendition({ path, mime, folder, limits }: FullInput): Promise<Rendition> {
  const format = formatOf(mime);
  if (!format) throw new MediaRejection('type', `No picture can be made of ${mime}`);
  const picture = await openPicture(format, await readFile(path), limits);
  return makeFull(picture, folder, 'error').catch(() => makeFull(picture, folder, 'none'));
}
