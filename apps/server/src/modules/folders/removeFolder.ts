import { FOLDER_TYPES, ROOT_FOLDER } from '@xiangji/api-client/contract';
import { type FolderRow, STATE } from '../../db/schema.ts';
import { unixNow } from '../../time.ts';
import type { Repositories } from '../repositories.ts';
import type { Managed } from './folderDraft.ts';
import { manageFolders, tidySet } from './manageFolders.ts';

/** Photos read and recycled at a time: an album may hold very many. */
const CHUNK = 2_000;

export interface Removed {
  count: number;
  /** Undoes the deletion of an album. */
  undo: string | null;
  /** Undoes the deletion of a set, after `undo`. */
  manage: Managed['undo'] | null;
}

type Deps = Pick<Repositories, 'files' | 'folders' | 'moves' | 'undo'>;

/** Deletes an album. Its photos go to the recycle bin; the album is remembered with its set and position. */
async function removeAlbum(deps: Deps, album: FolderRow, days: number): Promise<Removed> {
  const { files, folders, moves, undo } = deps;
  const now = unixNow();
  const batch = await undo.record(album.user_id, { kind: 'delete', rows: [], now });
  let count = 0;
  for (;;) {
    const rows = await files.someOf(album.id, CHUNK);
    if (rows.length === 0) break;
    await moves.recycle(rows, { batch, now, days });
    count += rows.length;
  }
  await folders.update(album.user_id, album.id, { state: STATE.RECYCLED, dtime: now, batch });
  return { count, undo: batch, manage: await tidySetOf(folders, album) };
}

/**
 * Cleans up the set of a deleted album; returns the manage call that creates a dissolved set again, album included.
 */
async function tidySetOf(folders: Deps['folders'], album: FolderRow): Promise<Removed['manage']> {
  if (album.parent_id === null) return null;
  const { undo } = await tidySet(folders, album.user_id, album.parent_id);
  const [set] = Object.keys(undo.create ?? {});
  return set === undefined ? null : { ...undo, move: { ...undo.move, [album.id]: set } };
}

/** Deletes a set. Its albums move to the top level (spec §8 'Delete confirmations'). */
async function removeSet(folders: Deps['folders'], set: FolderRow): Promise<Removed> {
  const ids = await folders.idsIn(set.user_id, set.id);
  if (ids.length > 0) {
    const move = Object.fromEntries(ids.map((id) => [id, ROOT_FOLDER]));
    const { undo } = await manageFolders(folders, set.user_id, { move });
    return { count: ids.length, undo: null, manage: undo };
  }
  await folders.update(set.user_id, set.id, { state: STATE.RECYCLED, dtime: unixNow() });
  return { count: 0, undo: null, manage: null };
}

/** Returns whether an album has no photos, or a set no albums. */
export async function isEmptyFolder({ files, folders }: Deps, folder: FolderRow): Promise<boolean> {
  const { id, type, user_id } = folder;
  const inside =
    type === FOLDER_TYPES.ALBUM_SET ? await folders.idsIn(user_id, id) : await files.someOf(id, 1);
  return inside.length === 0;
}

/** Deletes an album or a set inside the account's lock. `days` is the recycle bin's lifetime. */
export async function removeFolder(deps: Deps, folder: FolderRow, days: number): Promise<Removed> {
  return folder.type === FOLDER_TYPES.ALBUM_SET
    ? removeSet(deps.folders, folder)
    : removeAlbum(deps, folder, days);
}
