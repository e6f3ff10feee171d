import { FILE_TYPES, type File } from '@xiangji/api-client/contract';
import type { ClientHints } from '../../plugins/context.ts';
import { fullUrl, liveUrl, thumbnailUrl, thumbnailWidths } from '../media/mediaUrls.ts';
import type { FileWithAlbum } from './fileScope.ts';
import type { TagOfFile } from './files.repository.ts';

/** Animated pictures are viewed as they are; everything else by the largest rendition. */
function sourceOf(row: FileWithAlbum, thumbnails: File['thumbnail']): string | null {
  if (row.type === FILE_TYPES.GIF || row.type === FILE_TYPES.VIDEO) return fullUrl(row.id);
  return thumbnails.at(-1)?.[1] ?? null;
}

/** A photo as the contract shows it (spec §3 'File / photo'). */
export function toFile(row: FileWithAlbum, tags: readonly TagOfFile[], client: ClientHints): File {
  const thumbnail = thumbnailWidths(row).map((width): [number, string] => [
    width,
    thumbnailUrl(row.id, { width, webp: client.webp }),
  ]);
  const [main] = tags;
  return {
    id: row.id,
    name: row.name,
    type: row.type as File['type'],
    origin: fullUrl(row.id),
    source: sourceOf(row, thumbnail),
    live: row.live_sha256 === null ? null : liveUrl(row.id),
    thumbnail,
    thumbhash: row.thumbhash,
    duration: row.duration,
    gps: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng },
    timezone: row.tz,
    pid: row.folder_id,
    pname: row.pname,
    tags: tags.map(({ id, name, initial }) => ({ id, name, initial })),
    tid: main?.id ?? null,
    tname: main?.name ?? null,
    tinitial: main?.initial ?? null,
    initial: row.initial,
    time: row.taken,
    time_unknown: row.time_unknown === 1,
    width: row.width,
    height: row.height,
    rotate: row.rotate,
    size: row.size,
    vtime: row.vtime,
  };
}
