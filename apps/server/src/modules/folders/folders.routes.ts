import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { FoldersService } from './folders.service.ts';

export function foldersRoutes({
  folders,
}: {
  folders: FoldersService;
}): Omit<RoutesOf<'folders'>, 'coverToken' | 'crop' | 'coverFrom'> {
  return {
    list: ({ query }, { user, client }) => folders.list(user, { client, deep: query.deep === true }),
    children: ({ params }, { user, client }) => folders.children(user, params.id, client),
    childList: ({ params }, { user, client }) => folders.childList(user, params.id, client),
    create: ({ params, body }, { user, client }) =>
      folders.create(user, { parent: params.id, ...body }, client),
    manage: ({ body }, { user }) => folders.manage(user, body),
    info: ({ params, body }, { user, client }) => folders.info(user, params.id, { change: body, client }),
    listOrder: ({ body }, { user }) => folders.setListOrder(user, body.order),
    order: ({ params, body }, { user }) => folders.setOrder(user, params.id, body.order),
    remove: ({ params, query }, { user }) => folders.remove(user, params.id, query.if_empty),
    to: ({ params }, { user }) => folders.to(user, params.id, params.target),
  };
}
