import type { FastifyInstance, FastifyReply } from 'fastify';
import type { User } from '../../../db/schema.ts';
import { CatalogueError } from '../../../http/errors.ts';
import { disposition, MEDIA_OPTIONS } from '../../media/media.routes.ts';
import { MEDIA_ROUTES } from '../../media/mediaUrls.ts';
import type { ExportService } from './export.service.ts';

const NOT_FOUND = 404;

async function send(exports: ExportService, asked: { user: User; token: string }, reply: FastifyReply) {
  const { fileName, size, stream } = await exports.open(asked.user, asked.token);
  return reply
    .headers({
      'content-type': 'application/zip',
      'content-length': size,
      'content-disposition': disposition(fileName),
      'cache-control': 'private, no-store',
    })
    .send(stream);
}

/** The parts of an export for the signed-in owner. Bytes, so not in the contract. */
export function installExportRoutes(app: FastifyInstance, { exports }: { exports: ExportService }): void {
  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.export, MEDIA_OPTIONS, async (request, reply) => {
    const user = request.session?.user;
    try {
      if (!user) throw new CatalogueError('NOT_FOUND');
      return await send(exports, { user, token: request.params.token }, reply);
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      return reply.code(NOT_FOUND).header('cache-control', 'no-store').send();
    }
  });
}
