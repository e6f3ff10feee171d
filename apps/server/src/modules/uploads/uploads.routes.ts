import type { RoutesOf } from '../../http/contractRoutes.ts';
import type { ImagesService } from './images.service.ts';
import type { PartsService } from './parts.service.ts';
import type { UploadsService } from './uploads.service.ts';

export interface UploadServices {
  uploads: UploadsService;
  parts: PartsService;
  images: ImagesService;
}

export function uploadsRoutes({ uploads, parts, images }: UploadServices): RoutesOf<'uploads'> {
  return {
    photo: (_, context) => uploads.photo(context),
    part: (_, context) => parts.part(context),
    check: ({ body }, { user }) => uploads.check(user, body),
    find: ({ body }, { user }) => uploads.find(user, body.hashes),
    cover: (_, context) => images.cover(context),
    avatar: (_, context) => images.avatar(context),
  };
}
