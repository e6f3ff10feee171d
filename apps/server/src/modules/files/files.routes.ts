import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { FilesService } from './files.service.ts';

export function filesRoutes(files: FilesService): RoutesOf<'files'> {
  return {
    list: ({ query }, { user, client }) => files.list(user, query, client),
    get: ({ params, query }, { user, client }) =>
      files.get(user, params.id, { more: query.more ?? false, client }),
    download: ({ params }, { user }) => files.download(user, params.id),
  };
}
