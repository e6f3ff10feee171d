import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import type { RecycleService } from './recycle.service.ts';

interface RecycleRoutesDependencies {
  recycle: RecycleService;
  encryptionKey: EncryptionKey;
}

export function recycleRoutes({ recycle, encryptionKey }: RecycleRoutesDependencies): RoutesOf<'recycle'> {
  return {
    list: ({ query }, { user, client }) => recycle.list(user, query, client),
    remove: async ({ body: { password: given, ...which } }, { user }) => {
      const { password } = await encryptionKey.decrypt(given, ['password']);
      return recycle.remove(user, which, password);
    },
    restore: ({ params, body }, { user }) => recycle.restore(user, { ...body, pid: params.pid }),
    back: ({ body }, { user }) => recycle.back(user, body),
  };
}
