import type { Crop } from '@xiangji/api-client/contract';
import { CatalogueError } from '../../http/errors.ts';

/** Throws ILLEGAL_REQUEST where a crop exceeds its picture. */
export function assertWithin([x, y, width, height]: Crop, picture: { width: number; height: number }): void {
  if (Math.floor(x + width) > picture.width || Math.floor(y + height) > picture.height)
    throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'rect' } });
}
