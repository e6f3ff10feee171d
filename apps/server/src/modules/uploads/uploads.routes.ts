import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import type { ImagesService } from './images.service.ts';
import type { UploadsService } from './uploads.service.ts';

export function uploadsRoutes(uploads: UploadsService, images: ImagesService): RoutesOf<'uploads'> {
  return {
    photo: (_, context) => uploads.photo(context),
    cover: (_, context) => images.cover(context),
    avatar: (_, context) => images.avatar(context),
  };
}
