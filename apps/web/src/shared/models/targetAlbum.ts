import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { AlbumTarget } from '@xiangji/blocks';

/** Returns the album of a call that adds photos, and the name of a new one. */
export const targetAlbumOf = (target: AlbumTarget) =>
  'id' in target ? { albumId: target.id, name: undefined } : { albumId: ROOT_FOLDER, name: target.newName };
