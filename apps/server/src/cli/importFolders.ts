import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { ManifestFolder } from '../modules/account/export/manifest.ts';
import type { FoldersRepository } from '../modules/folders/folders.repository.ts';
import { nameKey } from '../names.ts';
import { newId } from '../security/tokens.ts';

/** New ids by the old ones. */
type Ids = ReadonlyMap<string, string>;

/** Creates the albums and sets, sets first. Resolves to their new ids by the old ones. */
export async function importFolders(
  repository: FoldersRepository,
  userId: string,
  folders: readonly ManifestFolder[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const sets = folders.filter(({ type }) => type === FOLDER_TYPES.ALBUM_SET);
  const leaves = folders.filter(({ type }) => type !== FOLDER_TYPES.ALBUM_SET);
  for (const folder of [...sets, ...leaves]) {
    const { type, name, intro, sdate, edate, numero, order, ctime } = folder;
    const { key, initial } = nameKey(name);
    const id = newId();
    const parent_id = ids.get(folder.parent ?? '') ?? null;
    const row = { id, user_id: userId, parent_id, type, name, name_key: key, initial, ctime };
    await repository.insert({ ...row, numero, sdate, edate });
    await repository.update(userId, id, { intro, file_order: order });
    ids.set(folder.id, id);
  }
  return ids;
}

/** Sets the covers, once their photos exist. */
export async function importCovers(
  repository: FoldersRepository,
  userId: string,
  { list, folders, photos }: { list: readonly ManifestFolder[]; folders: Ids; photos: Ids },
): Promise<void> {
  for (const { id, cover, crop } of list) {
    const cover_file_id = photos.get(cover ?? '');
    const folderId = folders.get(id);
    if (!cover_file_id || !folderId) continue;
    const cropped = crop === null ? {} : { cover_crop: crop };
    await repository.update(userId, folderId, { cover_file_id, ...cropped });
  }
}
