import { FOLDER_TYPES } from '@xiangji/api-client/contract';
import type { Db } from '../db/connect.ts';
import type { ManifestFolder } from '../modules/account/export/manifest.ts';
import { insertFolder } from '../modules/folders/folders.repository.ts';
import { nameKey } from '../names.ts';
import { newId } from '../security/tokens.ts';

/** New ids by the old ones. */
type Ids = ReadonlyMap<string, string>;

/** Makes the albums and sets, sets first. Their new ids by the old ones. */
export async function importFolders(
  db: Db,
  userId: string,
  folders: readonly ManifestFolder[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  const sets = folders.filter(({ type }) => type === FOLDER_TYPES.NODE);
  const leaves = folders.filter(({ type }) => type !== FOLDER_TYPES.NODE);
  for (const folder of [...sets, ...leaves]) {
    const { type, name, intro, sdate, edate, numero, order, ctime } = folder;
    const { key, initial } = nameKey(name);
    const id = newId();
    const parent_id = ids.get(folder.parent ?? '') ?? null;
    const row = { id, user_id: userId, parent_id, type, name, name_key: key, initial, ctime };
    await insertFolder(db, { ...row, numero, sdate, edate });
    await db.updateTable('folders').set({ intro, file_order: order }).where('id', '=', id).execute();
    ids.set(folder.id, id);
  }
  return ids;
}

/** Sets the covers, once their photos are there. */
export async function importCovers(
  db: Db,
  folders: readonly ManifestFolder[],
  ids: { folders: Ids; photos: Ids },
): Promise<void> {
  for (const { id, cover, crop } of folders) {
    const cover_file_id = ids.photos.get(cover ?? '');
    const folderId = ids.folders.get(id);
    if (!cover_file_id || !folderId) continue;
    await db
      .updateTable('folders')
      .set(crop === null ? { cover_file_id } : { cover_file_id, cover_crop: crop })
      .where('id', '=', folderId)
      .execute();
  }
}
