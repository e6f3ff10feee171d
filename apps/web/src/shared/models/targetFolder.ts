import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { AlbumTarget } from '@xiangji/blocks';

/** Maps a new or an existing album to the folder of a call and the name of a new one. */
export function targetFolderOf(target: AlbumTarget) {
  return 'id' in target ? { pid: target.id, name: undefined } : { pid: ROOT_FOLDER, name: target.newName };
}
