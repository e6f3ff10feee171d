import type { FastifyInstance, FastifyReply } from 'fastify';
import { CatalogueError } from '../../http/errors.ts';
import { languageOf } from '../../language.ts';
import type { ZipService } from '../files/zip.service.ts';
import { disposition, MEDIA_CACHE, MEDIA_OPTIONS, orNotFound, sendBytes } from '../media/media.routes.ts';
import type { MediaService } from '../media/media.service.ts';
import { MEDIA_ROUTES } from '../media/mediaUrls.ts';
import type { CoverMedia } from './coverMedia.ts';

const NOT_FOUND = 404;

async function sendZip(zips: ZipService, token: string, reply: FastifyReply, language: 'zh' | 'en') {
  try {
    const { fileName, size, stream } = await zips.open(token, language);
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': disposition(fileName),
        'cache-control': 'private, no-store',
      })
      .send(stream);
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return reply.code(NOT_FOUND).header('cache-control', 'no-store').send();
  }
}

/** Covers, avatars and archives: bytes, so outside the contract. */
export function installCoverRoutes(
  app: FastifyInstance,
  { media, covers, zips }: { media: MediaService; covers: CoverMedia; zips: ZipService },
): void {
  app.get<{ Params: { id: string; name: string } }>(
    MEDIA_ROUTES.image,
    MEDIA_OPTIONS,
    async (request, reply) => {
      const { id, name } = request.params;
      const userId = request.session?.user.id ?? '';
      const picture = await orNotFound(reply, covers.image(userId, id, name));
      if (!picture) return reply;
      reply.header('cache-control', MEDIA_CACHE);
      return sendBytes(media, picture, request, reply);
    },
  );

  app.get<{ Params: { id: string; name: string } }>(
    MEDIA_ROUTES.cover,
    MEDIA_OPTIONS,
    async (request, reply) => {
      const { id, name } = request.params;
      const userId = request.session?.user.id ?? '';
      const picture = await orNotFound(reply, covers.cover(userId, id, name));
      if (!picture) return reply;
      reply.header('cache-control', MEDIA_CACHE);
      return sendBytes(media, picture, request, reply);
    },
  );

  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.zip, MEDIA_OPTIONS, (request, reply) =>
    sendZip(zips, request.params.token, reply, languageOf(request.headers['accept-language'])),
  );
}
