import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { Sealer } from '../../security/seal.ts';
import type { RecycleService } from './recycle.service.ts';

export function recycleRoutes(recycle: RecycleService, sealer: Sealer): RoutesOf<'recycle'> {
  return {
    list: ({ query }, { user, client }) => recycle.list(user, query, client),
    remove: async ({ body: { password: given, ...which } }, { user }) => {
      const { password } = await sealer.open(given, ['password']);
      return recycle.remove(user, which, password);
    },
    restore: ({ params, body }, { user }) => recycle.restore(user, { ...body, pid: params.pid }),
    back: ({ body }, { user }) => recycle.back(user, body),
  };
}
