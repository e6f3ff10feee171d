import { FilePathSource, Input, MP4, QTFF, WEBM } from 'mediabunny';
import type { ProcessInput } from './decoderJobs.ts';
import { MediaRejection } from './MediaRejection.ts';
import type { MediaReport } from './MediaReport.ts';
import { cleanText } from './metadata/cleanText.ts';
import { plausibleContentId } from './metadata/contentId.ts';
import { type ExifEntry, formatWallTime } from './metadata/exifEntries.ts';
import { parseIso6709 } from './metadata/gps.ts';
import { readMovieTime } from './metadata/movieTime.ts';
import { localTimeOf } from './metadata/offset.ts';
import type { TakenTime } from './metadata/takenTime.ts';
import { asUtcMs, fromUtcMs, isFuture, parseWallTime } from './metadata/WallTime.ts';
import type { SniffedType } from './sniff.ts';

const MAX_TEXT = 120;
const QUICKTIME = 'com.apple.quicktime.';

/**
 * When a movie was taken: local time with its offset, as phones write it beside the movie's own UTC; else that; else the
 * date of its tags.
 */
function takenTime(written: string | undefined, utcMs: number | undefined): TakenTime | undefined {
  const local = parseWallTime(written);
  if (local && !isFuture(asUtcMs(local.time))) return local;
  // Cameras without a clock write zero, which reads as 1904 or 1970.
  const isKnown = utcMs !== undefined && utcMs > 0 && !isFuture(utcMs);
  return isKnown ? { time: fromUtcMs(utcMs), isUtc: true } : undefined;
}

/** The containers' free fields. */
function readRaw(raw: Readonly<Record<string, unknown>>) {
  const text = (key: string): string => {
    const value = raw[key];
    return typeof value === 'string' ? cleanText(value, MAX_TEXT) : '';
  };
  return {
    gps: parseIso6709(raw[`${QUICKTIME}location.ISO6709`] ?? raw['©xyz']),
    contentId: plausibleContentId(raw[`${QUICKTIME}content.identifier`]),
    written: text(`${QUICKTIME}creationdate`) || undefined,
    device: cleanText(`${text(`${QUICKTIME}make`)} ${text(`${QUICKTIME}model`)}`, MAX_TEXT),
    lens: text(`${QUICKTIME}camera.lens_model`),
  };
}

async function readMovie(movie: Input, type: SniffedType, input: ProcessInput): Promise<MediaReport> {
  const track = await movie.getPrimaryVideoTrack();
  if (!track) throw new MediaRejection('type', 'A movie without pictures');
  const [width, height, duration, tags] = await Promise.all([
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    movie.computeDuration(),
    movie.getMetadataTags(),
  ]);
  if (!(width > 0 && height > 0 && Number.isFinite(duration))) {
    throw new MediaRejection('type', 'A movie without a size or an end');
  }
  const { gps, contentId, written, device, lens } = readRaw(tags.raw ?? {});
  const utcMs = readMovieTime(input.path) ?? tags.date?.getTime();
  const time = localTimeOf({ taken: takenTime(written, utcMs), place: gps });
  const exif: ExifEntry[] = [
    { key: 'size', value: `${width}×${height}` },
    { key: 'fileSize', value: input.size },
  ];
  if (time.takenLocal && !time.takenIsUtc) exif.push({ key: 'date', value: formatWallTime(time.takenLocal) });
  if (device !== '') exif.push({ key: 'device', value: device });
  if (lens !== '') exif.push({ key: 'lens', value: lens });
  return {
    kind: 2,
    format: type.format,
    mime: type.mime,
    ext: type.ext,
    width,
    height,
    orientation: 1,
    frames: 1,
    duration,
    ...time,
    gps,
    keywords: [],
    exif,
    contentId,
    damaged: false,
    renditions: [],
  };
}

/** Length, upright size, time and place of a movie, read from its index; no frame is decoded. */
export async function processVideo(type: SniffedType, input: ProcessInput): Promise<MediaReport> {
  const movie = new Input({ source: new FilePathSource(input.path), formats: [MP4, QTFF, WEBM] });
  try {
    return await readMovie(movie, type, input);
  } finally {
    movie.dispose();
  }
}
