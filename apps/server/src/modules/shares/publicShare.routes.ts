import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import type { PublicShareService } from './publicShare.service.ts';

interface PublicShareRoutesDependencies {
  share: PublicShareService;
  encryptionKey: EncryptionKey;
}

export function publicShareRoutes({
  share,
  encryptionKey,
}: PublicShareRoutesDependencies): RoutesOf<'publicShare'> {
  return {
    auth: async ({ body }, context) => {
      await share.unlock(await encryptionKey.decrypt(body.auth, ['sid', 'code']), context);
      return null;
    },
    get: ({ params }, context) => share.get(params.sid, context),
    files: ({ params, query }, context) => share.files(params.sid, query, context),
    file: ({ params }, context) => share.file(params, context),
    download: ({ params }, context) => share.download(params, context),
    save: ({ params, body }, context) => share.save(params, body, context),
  };
}
