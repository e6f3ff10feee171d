import type { FastifyInstance } from 'fastify';
import { languageOf } from '../../language.ts';
import type { ZipService } from '../files/zip.service.ts';
import { MEDIA_CACHE, MEDIA_OPTIONS, orNotFound, sendBytes, sendZip } from '../media/media.routes.ts';
import type { MediaService } from '../media/media.service.ts';
import { MEDIA_ROUTES } from '../media/mediaUrls.ts';
import type { CoverMedia } from './coverMedia.ts';

/** Covers, avatars and archives: bytes, so outside the contract. */
export function installCoverRoutes(
  app: FastifyInstance,
  { media, covers, zips }: { media: MediaService; covers: CoverMedia; zips: ZipService },
): void {
  const routes = { [MEDIA_ROUTES.image]: covers.image, [MEDIA_ROUTES.cover]: covers.cover };
  for (const [route, find] of Object.entries(routes)) {
    app.get<{ Params: { id: string; name: string } }>(route, MEDIA_OPTIONS, async (request, reply) => {
      const { id, name } = request.params;
      const picture = await orNotFound(reply, find(request.session?.user.id ?? '', id, name));
      if (!picture) return reply;
      reply.header('cache-control', MEDIA_CACHE);
      return sendBytes(media, picture, request, reply);
    });
  }

  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.zip, MEDIA_OPTIONS, (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    return sendZip(request, reply, zips.open(request.session?.user.id ?? '', request.params.token, language));
  });
}
