import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { ChangesService } from './changes.service.ts';
import type { FilesService } from './files.service.ts';
import type { ZipService } from './zip.service.ts';

export interface FilesHandlers {
  files: FilesService;
  changes: ChangesService;
  zips: ZipService;
}

export function filesRoutes({ files, changes, zips }: FilesHandlers): RoutesOf<'files'> {
  return {
    list: ({ query }, { user, client, language }) => files.list(user, query, { client, language }),
    get: ({ params, query }, { user, client, language }) =>
      files.get(user, params.id, { more: query.more ?? false, client, language }),
    download: ({ params }, session) => files.download(session, params.id),
    zip: ({ body }, { user, language }) => zips.order(user, body, language),
    order: ({ body }, { user }) => files.setOrder(user, body.order),
    remove: ({ body }, { user }) => changes.remove(user, body),
    move: ({ params, body }, { user }) => changes.move(user, params.pid, body),
    rename: ({ body }, { user }) => changes.rename(user, body),
    rotate: ({ body }, { user, client, language }) => changes.rotate(user, body, { client, language }),
    favorite: ({ body }, { user }) => changes.favorite(user, body),
    date: ({ body }, { user }) => changes.date(user, body),
    undo: ({ body }, { user }) => changes.undo(user, body.undo),
  };
}
