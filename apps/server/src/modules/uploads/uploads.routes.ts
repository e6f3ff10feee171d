import type { RoutesOf } from '../../plugins/contractRoutes.ts';
import { soon } from '../recycle_stub.ts';
import type { UploadsService } from './uploads.service.ts';

export function uploadsRoutes(uploads: UploadsService): RoutesOf<'uploads'> {
  return { cover: soon, avatar: soon, photo: (_, context) => uploads.photo(context) };
}
