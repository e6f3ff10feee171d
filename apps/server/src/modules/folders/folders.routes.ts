import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { FoldersService } from './folders.service.ts';

export function foldersRoutes(folders: FoldersService): RoutesOf<'folders'> {
  return {
    list: (_, { user, client }) => folders.list(user, client),
    children: ({ params }, { user, client }) => folders.children(user, params.id, client),
    create: ({ params, body }, { user }) => folders.create(user, params.id, body.name),
  };
}
