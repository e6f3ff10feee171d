import { ALBUMS, FOLDER_TYPES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { FolderRow, User } from '../../db/schema.ts';
import { CatalogueError } from '../../http/errors.ts';
import { nameKey } from '../../names.ts';
import { newId } from '../../security/tokens.ts';
import { unixNow } from '../../time.ts';
import type { FoldersRepository, NewFolder } from './folders.repository.ts';

/** Throws ILLEGAL_REQUEST where an account would have more albums and sets than one may have. */
export function assertAlbumCount(count: number): void {
  if (count > ALBUMS.PER_ACCOUNT) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'albums' } });
}

/** Throws ILLEGAL_REQUEST if an account already has as many albums and sets as allowed. Called inside the account's lock. */
export async function assertAlbumLimit(folders: FoldersRepository, userId: string): Promise<void> {
  assertAlbumCount((await folders.count(userId)) + 1);
}

/** The row of a new album, at the top unless it has a set. */
export function newAlbum(userId: string, name: string, setId: string | null = null): NewFolder {
  const { initial, key } = nameKey(name);
  const named = { name, name_key: key, initial };
  const row = { id: newId(), user_id: userId, parent_id: setId, type: FOLDER_TYPES.ALBUM };
  return { ...row, ...named, ctime: unixNow() };
}

/** An album of this account. Throws NOT_FOUND. */
export async function requireAlbum(
  folders: FoldersRepository,
  userId: string,
  id: string,
): Promise<FolderRow> {
  const folder = await folders.find(userId, id);
  if (folder?.type !== FOLDER_TYPES.ALBUM) throw new CatalogueError('NOT_FOUND');
  return folder;
}

/**
 * The album with this id, or with `0` a new one called `name`. Throws NOT_FOUND, and ILLEGAL_REQUEST without a name or
 * where the account has as many albums as allowed. Called inside the account's lock.
 */
export async function targetAlbum(
  folders: FoldersRepository,
  user: User,
  { pid, name }: { pid: string; name: string | undefined },
): Promise<FolderRow> {
  if (pid !== ROOT_FOLDER) return requireAlbum(folders, user.id, pid);
  if (name === undefined) throw new CatalogueError('ILLEGAL_REQUEST', { data: { reason: 'name' } });
  await assertAlbumLimit(folders, user.id);
  return folders.insert(newAlbum(user.id, name));
}
