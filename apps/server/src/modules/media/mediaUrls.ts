import { FILE_TYPES } from '@xiangji/api-client/contract';
import type { FileRow } from '../../db/schema.ts';
import { planSizes } from '../../media/renditionPlan.ts';

/**
 * Addresses of pictures. They are requested with the session's cookie; `/media/download` with a signed token.
 */
export const MEDIA_ROUTES = {
  picture: '/media/files/:id/:name',
  download: '/media/download/:token',
  zip: '/media/zip/:token',
  export: '/media/export/:token',
  image: '/media/images/:id/:name',
  cover: '/media/covers/:id/:version/:name',
} as const;

/** Last segment of the full-size picture's address. */
export const FULL = 'full';
/** Last segment of the address of an avatar's visible crop. */
export const CROPPED = 'cropped.webp';
/** Last segment of the address of a live photo's movie. */
export const LIVE = 'live';

/** Formats that a browser shows as they are. */
const WEB_FORMATS = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'video/mp4',
  'video/webm',
]);

export function isWebFormat(mime: string): boolean {
  return WEB_FORMATS.has(mime);
}

/** One picture of a photo, `width` device pixels across. */
export function thumbnailUrl(fileId: string, picture: { width: number; webp: boolean }): string {
  return `/media/files/${fileId}/${picture.width}.${picture.webp ? 'webp' : 'jpg'}`;
}

/** The full-size picture: the original where a browser can show it. */
export function fullUrl(fileId: string): string {
  return `/media/files/${fileId}/${FULL}`;
}

/** The movie half of a live photo. */
export function liveUrl(fileId: string): string {
  return `/media/files/${fileId}/${LIVE}`;
}

export function downloadUrl(token: string): string {
  return `/media/download/${token}`;
}

/**
 * Returns the widths of a photo's renditions, ascending, up to the one that fills a viewport of `viewportWidth` px (0: all of
 * them). Empty for a video without a poster.
 */
export function thumbnailWidths(
  file: Pick<FileRow, 'type' | 'width' | 'height' | 'poster_sha256'>,
  viewportWidth: number,
): number[] {
  if (file.type === FILE_TYPES.VIDEO && file.poster_sha256 === null) return [];
  const widths = planSizes(file)
    .map((size) => size.width)
    .sort((a, b) => a - b);
  const enough = viewportWidth === 0 ? -1 : widths.findIndex((width) => width >= viewportWidth);
  return enough === -1 ? widths : widths.slice(0, enough + 1);
}

/** An uploaded cover or avatar, whole. */
export function imageUrl(imageId: string, name: string): string {
  return `/media/images/${imageId}/${name}`;
}

/**
 * The cover of an album as its card shows it. `of` is the picture's id; with the crop it makes an address that
 * changes with the cover, so that it may be cached for ever.
 */
export function coverUrl(
  folderId: string,
  cover: { of: string; crop: string | null; webp: boolean },
): string {
  const version = `${cover.of}-${(cover.crop ?? 'all').replaceAll(',', '-')}`;
  return `/media/covers/${folderId}/${version}/cover.${cover.webp ? 'webp' : 'jpg'}`;
}

/** One part of an account as a download. */
export function exportUrl(token: string): string {
  return `/media/export/${token}`;
}

export function zipUrl(token: string): string {
  return `/media/zip/${token}`;
}
