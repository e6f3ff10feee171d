import type { FastifyInstance } from 'fastify';
import { CatalogueError } from '../../http/errors.ts';
import { isId } from '../../security/tokens.ts';
import type { FilesRepository } from '../files/files.repository.ts';
import { downloadName } from '../media/downloadName.ts';
import {
  disposition,
  isHead,
  MEDIA_CACHE,
  MEDIA_OPTIONS,
  orNotFound,
  sendBytes,
} from '../media/media.routes.ts';
import type { MediaService } from '../media/media.service.ts';
import { FULL } from '../media/mediaUrls.ts';
import { cleanFileName } from './cleanFileName.ts';
import type { ShareAccess, Visitor } from './shareAccess.ts';
import { DOWNLOAD, SHARE_MEDIA_ROUTES } from './shareUrls.ts';

export interface ShareMediaDependencies {
  access: ShareAccess;
  files: FilesRepository;
  media: MediaService;
}

interface Asked {
  sid: string;
  id: string;
  name: string;
}

/** Pictures and downloads of shares; without metadata unless the owner shares it. */
export function installShareMediaRoutes(
  app: FastifyInstance,
  { access, files, media }: ShareMediaDependencies,
): void {
  async function find({ sid, id, name }: Asked, visitor: Visitor) {
    const asking = { known: visitor.request.headers['if-none-match'], isPeek: isHead(visitor.request) };
    if (!isId(sid) || !isId(id)) throw new CatalogueError('NOT_FOUND');
    const { share } = await access.enter(sid, visitor);
    const file = await files.findIn({ userId: share.user_id, shareId: share.id }, id);
    if (!file) throw new CatalogueError('NOT_FOUND');
    const isBare = share.keep_exif === 0 || file.bare === 1;
    if (name !== DOWNLOAD) {
      return {
        ...(await media.pictureOf({ ...file, bare: isBare ? 1 : 0 }, name, asking)),
        fileName: undefined,
      };
    }
    if (!isBare) {
      const original = await media.originalOf(file, asking.isPeek);
      return { ...original, fileName: downloadName(file.origin_name, original.mime) };
    }
    const picture = await media.pictureOf({ ...file, bare: 1 }, FULL, asking);
    return { ...picture, fileName: cleanFileName(file, picture.mime) };
  }

  app.get<{ Params: Asked }>(SHARE_MEDIA_ROUTES.picture, MEDIA_OPTIONS, async (request, reply) => {
    const user = request.session?.user ?? null;
    const found = await orNotFound(reply, find(request.params, { user, request }));
    if (!found) return reply;
    reply.header('cache-control', MEDIA_CACHE);
    if (found.fileName !== undefined) reply.header('content-disposition', disposition(found.fileName));
    return sendBytes(media, found, request, reply);
  });
}
