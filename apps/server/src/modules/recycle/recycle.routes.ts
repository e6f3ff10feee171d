import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { EncryptionKey } from '../../http/encryptedSecrets.ts';
import type { RecycleService } from './recycle.service.ts';

export function recycleRoutes(recycle: RecycleService, encryptionKey: EncryptionKey): RoutesOf<'recycle'> {
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
