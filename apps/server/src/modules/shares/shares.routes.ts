import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { SharesService } from './shares.service.ts';

export function sharesRoutes({ shares }: { shares: SharesService }): RoutesOf<'shares'> {
  return {
    list: ({ query }, owner) => shares.list(owner, query.order),
    get: ({ params }, owner) => shares.get(owner, params.id),
    create: ({ body }, owner) => shares.create(owner, body),
    add: ({ params, body }, owner) => shares.add(owner, params.id, body),
    setName: ({ params, body }, owner) => shares.setName(owner, params.id, body.name),
    setTime: ({ params, body }, owner) => shares.setTime(owner, params.id, body.time),
    setType: ({ params, body }, owner) => shares.setType(owner, params.id, body.type),
    setExif: ({ params, body }, owner) => shares.setExif(owner, params.id, body.value),
    resetCode: ({ params }, owner) => shares.resetCode(owner, params.id),
    remove: async ({ params }, owner) => {
      await shares.remove(owner, params.id);
      return null;
    },
    restore: ({ params }, owner) => shares.restore(owner, params.id),
    removeFiles: ({ params, body }, owner) => shares.removeFiles(owner, params.id, body.ids),
  };
}
