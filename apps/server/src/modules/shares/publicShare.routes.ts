import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { Sealer } from '../../security/seal.ts';
import type { PublicShareService } from './publicShare.service.ts';

export function publicShareRoutes(share: PublicShareService, sealer: Sealer): RoutesOf<'publicShare'> {
  return {
    auth: async ({ body }, context) => {
      await share.unlock(await sealer.open(body.auth, ['sid', 'code']), context);
      return null;
    },
    get: ({ params }, context) => share.get(params.sid, context),
    files: ({ params, query }, context) => share.files(params.sid, query, context),
    file: ({ params }, context) => share.file(params, context),
    download: ({ params }, context) => share.download(params, context),
    save: ({ params, body }, context) => share.save(params, body, context),
  };
}
