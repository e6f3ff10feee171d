import { fileTypeFromBuffer } from 'file-type';
import { MediaRejection } from './MediaRejection.ts';

/** Every format that the product stores (spec §9 and the upload list); never decided by the file's name. */
export type MediaFormat =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'bmp'
  | 'tiff'
  | 'heic'
  | 'avif'
  | 'webp'
  | 'mp4'
  | 'mov'
  | 'webm';

/** How a format is stored and served. */
export interface SniffedType {
  readonly format: MediaFormat;
  readonly mime: string;
  /** Extension with no dot, for downloads without a usable name. */
  readonly ext: string;
  readonly video: boolean;
}

const still = (format: MediaFormat, mime: string, ext: string): SniffedType => ({
  format,
  mime,
  ext,
  video: false,
});
const movie = (format: MediaFormat, mime: string): SniffedType => ({
  format,
  mime,
  ext: format,
  video: true,
});

const JPEG = still('jpeg', 'image/jpeg', 'jpg');
const PNG = still('png', 'image/png', 'png');
const HEIC = still('heic', 'image/heic', 'heic');
const HEIF = still('heic', 'image/heif', 'heif');
const AVIF = still('avif', 'image/avif', 'avif');
const MP4 = movie('mp4', 'video/mp4');

/** Formats by their file-type names; raw camera files, SVG and everything else are absent. */
const ACCEPTED = new Map<string, SniffedType>([
  ['image/jpeg', JPEG],
  ['image/png', PNG],
  ['image/apng', PNG],
  ['image/gif', still('gif', 'image/gif', 'gif')],
  ['image/bmp', still('bmp', 'image/bmp', 'bmp')],
  ['image/tiff', still('tiff', 'image/tiff', 'tiff')],
  ['image/webp', still('webp', 'image/webp', 'webp')],
  ['image/heic', HEIC],
  ['image/heic-sequence', HEIC],
  ['image/heif', HEIF],
  ['image/heif-sequence', HEIF],
  ['image/avif', AVIF],
  ['video/mp4', MP4],
  ['video/x-m4v', MP4],
  ['video/quicktime', movie('mov', 'video/quicktime')],
  ['video/webm', movie('webm', 'video/webm')],
]);

/** The format of stored pictures of a type; undefined for movies and other types. */
export function formatOf(mime: string): MediaFormat | undefined {
  const type = ACCEPTED.get(mime);
  return type && !type.video ? type.format : undefined;
}

/** Enough of a file's beginning for every signature, in bytes. */
export const SNIFF_BYTES = 64 * 1024;

/** An AVIF may use the general brand `mif1`; its compatible brands reveal it. */
function isHiddenAvif(head: Uint8Array): boolean {
  const view = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  const brands = view.subarray(8, Math.min(view.readUInt32BE(0), view.length, 256)).toString('latin1');
  return /avi[fs]/.test(brands) && !/hei[cxms]|hev[cx]/.test(brands);
}

/**
 * Decides the type from the first bytes. Throws `MediaRejection('type')` for types that are not in the list, and for
 * a movie unless `allowVideo`.
 */
export async function sniff(head: Uint8Array, { allowVideo }: { allowVideo: boolean }): Promise<SniffedType> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const type = found && ACCEPTED.get(found.mime);
  if (!type || (type.video && !allowVideo)) {
    throw new MediaRejection('type', `Not an accepted type: ${found?.mime ?? 'unknown'}`);
  }
  return type.format === 'heic' && isHiddenAvif(head) ? AVIF : type;
}
