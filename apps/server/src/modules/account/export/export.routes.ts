import type { FastifyInstance } from 'fastify';
import { languageOf, languageOfUser } from '../../../language.ts';
import { MEDIA_OPTIONS, notFound, sendZip } from '../../media/media.routes.ts';
import { MEDIA_ROUTES } from '../../media/mediaUrls.ts';
import type { ExportService } from './export.service.ts';

/** The parts of an export for the signed-in owner. Bytes, so not in the contract. */
export function installExportRoutes(app: FastifyInstance, { exports }: { exports: ExportService }): void {
  app.get<{ Params: { token: string } }>(MEDIA_ROUTES.export, MEDIA_OPTIONS, async (request, reply) => {
    const user = request.session?.user;
    if (!user) return notFound(reply);
    const language = languageOfUser(user, languageOf(request.headers['accept-language']));
    return sendZip(request, reply, exports.open(user, request.params.token, language));
  });
}
