import { FILE_TYPES, type File } from '@xiangji/api-client/contract';
import type { ClientHints } from '../../http/context.ts';
import { fullUrl, liveUrl, thumbnailUrl, thumbnailWidths } from '../media/mediaUrls.ts';
import type { FileWithAlbum } from './fileScope.ts';
import type { FixedRow, TagOfFile } from './files.fixed.repository.ts';
import type { PageRow } from './files.pages.repository.ts';

/** Animated pictures are viewed as originals; everything else in the largest rendition. */
function sourceOf(row: FixedRow, thumbnails: File['thumbnail']): string | null {
  if (row.type === FILE_TYPES.GIF || row.type === FILE_TYPES.VIDEO) return fullUrl(row.id);
  return thumbnails.at(-1)?.[1] ?? null;
}

/**
 * The part of a photo that never changes while its type is the same: values read from its bytes, and its addresses.
 */
function fixedOf(row: FixedRow, tags: readonly TagOfFile[], client: ClientHints) {
  const thumbnail = thumbnailWidths(row, client.width).map((width): [number, string] => [
    width,
    thumbnailUrl(row.id, { width, webp: client.webp }),
  ]);
  const [main] = tags;
  return {
    id: row.id,
    type: row.type as File['type'],
    origin: fullUrl(row.id),
    source: sourceOf(row, thumbnail),
    live: row.live_sha256 === null ? null : liveUrl(row.id),
    thumbnail,
    thumbhash: row.thumbhash,
    duration: row.duration,
    gps: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    tags: tags.map(({ id, name, initial }) => ({ id, name, initial })),
    tid: main?.id ?? null,
    tname: main?.name ?? null,
    tinitial: main?.initial ?? null,
    width: row.width,
    height: row.height,
    size: row.size,
  };
}

/** The part of a photo that users change, and its album. */
function changingOf(row: PageRow) {
  return {
    name: row.name,
    timezone: row.tz,
    pid: row.folder_id,
    pname: row.pname,
    initial: row.initial,
    time: row.taken,
    time_unknown: row.time_unknown === 1,
    rotate: row.rotate,
    favorite: row.favorite === 1,
    vtime: row.vtime,
  };
}

/** A photo as the contract describes it (spec §3 'File / photo'). */
export function toFile(row: FileWithAlbum, tags: readonly TagOfFile[], client: ClientHints): File {
  return { ...fixedOf(row, tags, client), ...changingOf(row) };
}

/** The constant part of a photo's JSON, valid as long as the photo has its type. */
export function fixedText(row: FixedRow, tags: readonly TagOfFile[], client: ClientHints): string {
  return `${JSON.stringify(fixedOf(row, tags, client)).slice(0, -1)},`;
}

/** The whole JSON of a photo: the result of `toFile`, built on the cached constant part. */
export function photoText(fixed: string, row: PageRow): string {
  return fixed + JSON.stringify(changingOf(row)).slice(1);
}
