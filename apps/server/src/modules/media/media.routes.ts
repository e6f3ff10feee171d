import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CatalogueError } from '../../http/errors.ts';
import { type ByteRange, DamagedBlobError } from '../../storage/index.ts';
import type { MediaService, Picture } from './media.service.ts';
import { MEDIA_ROUTES } from './mediaUrls.ts';

const HTTP = { PARTIAL: 206, NOT_MODIFIED: 304, NOT_FOUND: 404, RANGE: 416, DAMAGED: 500 } as const;
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

/** Nothing is sent of an original that is not what was uploaded. */
function sendDamaged(reply: FastifyReply): FastifyReply {
  reply.removeHeader('content-disposition').removeHeader('etag').removeHeader('accept-ranges');
  return reply.code(HTTP.DAMAGED).header('cache-control', 'no-store').send();
}

/** The reply to HEAD, of what is known: Fastify would read the stream of a GET to its end. */
const sendHead = (reply: FastifyReply): FastifyReply => reply.send(Readable.from([]));

export const isHead = ({ method }: FastifyRequest): boolean => method === 'HEAD';

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
  if (picture.isUnmade) return sendHead(reply);
  const size = await media.size(picture.key);
  // The row exists and the bytes do not: repeating the request would not help.
  if (size === undefined) return notFound(reply);
  if (isHead(request)) return sendHead(reply.header('content-length', size));
  const range = readRange(request.headers.range, size);
  if (range && (range.start >= size || (range.end ?? size) < range.start)) {
    return reply.code(HTTP.RANGE).header('content-range', `bytes */${size}`).send();
  }
  return sendStream(media, { key: picture.key, size, range }, reply);
}

async function sendStream(
  media: MediaService,
  { key, size, range }: { key: string; size: number; range: ByteRange | undefined },
  reply: FastifyReply,
) {
  // A player asks for all of a movie as a range: it is checked while it is sent.
  const isWhole = !range || (range.start === 0 && range.end === size - 1);
  try {
    const { stream, length } = await media.open(key, isWhole ? undefined : range);
    // Damage is found at the end: only a broken connection stops a browser from keeping the file.
    stream.on('error', () => reply.raw.destroy());
    reply.header('content-length', length);
    if (range) reply.code(HTTP.PARTIAL).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
    return reply.send(stream);
  } catch (error) {
    if (error instanceof DamagedBlobError) return sendDamaged(reply);
    throw error;
  }
}

/** An <img> requests pictures, and reads a status but no envelope. */
export async function orNotFound<T>(reply: FastifyReply, find: Promise<T>): Promise<T | undefined> {
  try {
    return await find;
  } catch (error) {
    if (error instanceof DamagedBlobError) {
      reply.log.error({ err: error }, 'an original is not what was uploaded');
      sendDamaged(reply);
    } else if (error instanceof CatalogueError) notFound(reply);
    else throw error;
    return undefined;
  }
}

/** An archive that is created while it is read. */
export interface OpenArchive {
  fileName: string;
  read: () => Readable;
}

/**
 * Sends the archive that `opening` resolves to; 404 where it rejects with an error of the catalogue. Its length is not
 * announced: copies without metadata are made, and damaged originals are found, while it is sent.
 */
export async function sendZip(
  request: FastifyRequest,
  reply: FastifyReply,
  opening: Promise<OpenArchive>,
): Promise<FastifyReply> {
  const zip = await orNotFound(reply, opening);
  if (!zip) return reply;
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': disposition(zip.fileName),
    'cache-control': 'private, no-store',
  });
  return isHead(request) ? sendHead(reply) : reply.send(zip.read());
}

/** Media are outside the contract: they have no envelope. */
export function installMediaRoutes(app: FastifyInstance, { media }: { media: MediaService }): void {
  const options = MEDIA_OPTIONS;

  app.get<{ Params: { id: string; name: string } }>(MEDIA_ROUTES.picture, options, async (request, reply) => {
    const { id, name } = request.params;
    const userId = request.session?.user.id ?? '';
    const known = request.headers['if-none-match'];
    const picture = await orNotFound(
      reply,
      media.picture(userId, { fileId: id, name, known, isPeek: isHead(request) }),
    );
    if (!picture) return reply;
    reply.header('cache-control', MEDIA_CACHE);
    return sendBytes(media, picture, request, reply);
  });

  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.download, options, async (request, reply) => {
    const download = await orNotFound(reply, media.download(request.params.token, isHead(request)));
    if (!download) return reply;
    reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', disposition(download.fileName));
    return sendBytes(media, download, request, reply);
  });
}
