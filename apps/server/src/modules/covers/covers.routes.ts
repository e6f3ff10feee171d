import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { CoversService } from './covers.service.ts';

/** The calls of `folders` that are about covers. */
export function coversRoutes({
  covers,
}: {
  covers: CoversService;
}): Pick<RoutesOf<'folders'>, 'coverToken' | 'crop' | 'coverFrom'> {
  return {
    coverToken: ({ body }, context) => covers.token(body.id, context),
    crop: ({ body }, { user, client }) => covers.crop(user, body, client),
    coverFrom: ({ params }, { user, client }) => covers.fromPhoto(user, params, client),
  };
}
