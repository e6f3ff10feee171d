import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError } from '../../http/errors.ts';
import type { ByteRange } from '../../storage/index.ts';
import type { ZipStream } from '../../zip/zipOf.ts';
import type { MediaService, Picture } from './media.service.ts';
import { MEDIA_ROUTES } from './mediaUrls.ts';

const HTTP = { PARTIAL: 206, NOT_MODIFIED: 304, NOT_FOUND: 404, RANGE: 416 } as const;
/**
 * Browsers cache it but revalidate every time: after a sign-out, here or on another device, nothing is shown from the
 * cache.
 */
export const MEDIA_CACHE = 'private, no-cache';
const RATE = { max: 20_000, timeWindow: '1 minute' };
/** Pictures are numerous, compressed already, and not part of the documented calls. */
export const MEDIA_OPTIONS = {
  schema: { hide: true },
  config: { rateLimit: RATE, media: true as const, compress: false },
};

/**
 * The single range of a Range header; undefined for none, or for several, which may be answered with the whole file.
 */
function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') return { start: Math.max(size - Number(to), 0), end: size - 1 };
  return { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

/** `attachment` with the name in UTF-8, and an ASCII fallback for old clients. */
export function disposition(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replaceAll("'", '%27')}`;
}

export function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(HTTP.NOT_FOUND).header('cache-control', 'no-store').send();
}

export async function sendBytes(
  media: MediaService,
  picture: Picture & { fileName?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Whatever type a file claims, a browser shows it as a picture or not at all.
  reply.headers({
    'content-type': picture.mime,
    'accept-ranges': 'bytes',
    etag: picture.etag,
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  if (request.headers['if-none-match'] === picture.etag) return reply.code(HTTP.NOT_MODIFIED).send();
  const size = await media.size(picture.key);
  // The row exists and the bytes do not: repeating the request would not help.
  if (size === undefined) return notFound(reply);
  const range = readRange(request.headers.range, size);
  if (range && (range.start >= size || (range.end ?? size) < range.start)) {
    return reply.code(HTTP.RANGE).header('content-range', `bytes */${size}`).send();
  }
  const isDownload = picture.fileName !== undefined && !range;
  const { stream, length } = await (isDownload
    ? media.openDownload(picture.key)
    : media.open(picture.key, range));
  // Damage is found at the end: only a broken connection stops a browser from keeping the file.
  if (isDownload) stream.on('error', () => reply.raw.destroy());
  reply.header('content-length', length);
  if (range) reply.code(HTTP.PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  return reply.send(stream);
}

/** An <img> requests pictures, and reads a status but no envelope. */
export async function orNotFound<T>(reply: FastifyReply, find: Promise<T>): Promise<T | undefined> {
  try {
    return await find;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    notFound(reply);
    return undefined;
  }
}

/** Sends the archive that `opening` resolves to; 404 where it rejects with an error of the catalogue. */
export async function sendZip(
  reply: FastifyReply,
  opening: Promise<ZipStream & { fileName: string }>,
): Promise<FastifyReply> {
  const zip = await orNotFound(reply, opening);
  if (!zip) return reply;
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': zip.size,
      'content-disposition': disposition(zip.fileName),
      'cache-control': 'private, no-store',
    })
    .send(zip.stream);
}

/** Media are outside the contract: they have no envelope. */
export function installMediaRoutes(app: FastifyInstance, { media }: { media: MediaService }): void {
  const options = MEDIA_OPTIONS;

  app.get<{ Params: { id: string; name: string } }>(MEDIA_ROUTES.picture, options, async (request, reply) => {
    const { id, name } = request.params;
    const userId = request.session?.user.id ?? '';
    const known = request.headers['if-none-match'];
    const picture = await orNotFound(reply, media.picture(userId, { fileId: id, name, known }));
    if (!picture) return reply;
    reply.header('cache-control', MEDIA_CACHE);
    return sendBytes(media, picture, request, reply);
  });

  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.download, options, async (request, reply) => {
    const download = await orNotFound(reply, media.download(request.params.token));
    if (!download) return reply;
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', disposition(download.fileName));
    return sendBytes(media, download, request, reply);
  });
}
