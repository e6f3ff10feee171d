import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { MapService } from './map.service.ts';

export function mapRoutes({ map }: { map: MapService }): RoutesOf<'map'> {
  return {
    clusters: ({ query }, { user, client }) => map.clusters(user, query, client),
    list: ({ query }, { user, client }) => map.list(user, query, client),
  };
}
