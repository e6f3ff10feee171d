import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes({ search }: { search: SearchService }): RoutesOf<'search'> {
  return {
    list: ({ query }, { user, client, language }) => search.list(user, query, { client, language }),
    suggest: ({ query }, { user, language }) => search.suggest(user, language, query.q),
    place: async ({ params }, { language }) => search.place(params.id, language),
  };
}
