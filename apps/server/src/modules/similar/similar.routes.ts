import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { SimilarService } from './similar.service.ts';

export function similarRoutes({ similar }: { similar: SimilarService }): RoutesOf<'similar'> {
  return {
    list: ({ query }, { user, client }) => similar.list(user, query, client),
    dismiss: ({ params, body }, { user }) => similar.dismiss(user, params.id, body.dismissed),
  };
}
