import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { UploadsService } from './uploads.service.ts';

export function uploadsRoutes(uploads: UploadsService): RoutesOf<'uploads'> {
  return { photo: (_, context) => uploads.photo(context) };
}
