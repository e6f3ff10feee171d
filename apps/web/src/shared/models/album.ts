import { FOLDER_TYPES, type Folder, type ManageBody, ROOT_FOLDER } from '@xiangji/api-client/contract';
import type { AlbumKind, LevelId, OrganizerChanges, OrganizerLevel } from '@xiangji/blocks';
import { sortOrderOf } from './sortOrder.ts';

export type { AlbumKind } from '@xiangji/blocks';

/** Orders of an album list: by date or name, in both directions, or custom (spec §9 'Sort'). */
export type AlbumOrder = 1 | 2 | 3 | 4 | 5;

/** An album or album set. */
export type Album = ReturnType<typeof albumOf>;

/** An entry of an album list; `children` are the first albums of a set. */
export interface AlbumEntry extends Album {
  children: readonly Album[];
}

/** Maps the wire's folder. */
export function albumOf(folder: Omit<Folder, 'list'>) {
  const { id, name, intro, initial, cover, count } = folder;
  const kind: AlbumKind = folder.type === FOLDER_TYPES.ALBUM_SET ? 'albumSet' : 'album';
  return {
    ...{ id, kind, name, intro },
    /** Pinyin initial, A–Z or #. */
    initial,
    /** Photos of an album, albums of a set. */
    count,
    /** The set that it is in; `ROOT_FOLDER` at the top. */
    setId: folder.pid,
    /** First and last day, in days since 1970-01-01. */
    startDate: folder.sdate,
    endDate: folder.edate,
    cover: cover && { src: cover.path, thumbhash: cover.thumbhash },
    /** Position in custom order. */
    position: folder.numero,
    /** Unix seconds. */
    createdAt: folder.i,
    /** An album without photos cannot be shared. */
    shareable: folder.valid,
  };
}

/** Maps an entry of the wire's list. */
export function albumEntryOf({ list, ...folder }: Folder): AlbumEntry {
  return { ...albumOf(folder), children: list.map(albumOf) };
}

interface FolderList {
  info: { count_node: number; count_leaf: number };
  order: AlbumOrder;
  list: readonly Folder[];
}

/** Maps one level of the wire's folders: its order, its entries, and how many sets and albums it has. */
export function albumListOf({ info, order, list }: FolderList) {
  return { order, list: list.map(albumEntryOf), setCount: info.count_node, albumCount: info.count_leaf };
}

/** Maps the wire's folders, read with all of their albums: the top level, then the inside of each set. */
export function albumLevelsOf({ order, list }: Pick<FolderList, 'order' | 'list'>) {
  const sets = list.filter(({ type }) => type === FOLDER_TYPES.ALBUM_SET);
  const levels = sets.map((set) => ({
    id: set.id,
    // A list of albums has an album order, whatever a photo list may have.
    order: set.order as AlbumOrder,
    list: set.list.map(albumOf),
  }));
  return [{ id: ROOT_FOLDER, order, list: list.map(albumOf) }, ...levels];
}

/** Maps a folder of the wire to the level of an organizer, and back. */
export const levelIdOf = (folderId: string): LevelId => (folderId === ROOT_FOLDER ? null : folderId);
export const folderIdOf = (level: LevelId): string => level ?? ROOT_FOLDER;

/** Maps every level to those of an organizer. */
export function organizerLevelsOf(levels: ReturnType<typeof albumLevelsOf>): OrganizerLevel[] {
  return levels.map(({ id, order, list }) => ({
    id: levelIdOf(id),
    order: sortOrderOf(order),
    albums: list,
  }));
}

/** Most items that one manage call sorts. */
const MOST_SORTED = 5_000;

const recordOf = <Value>(entries: readonly (readonly [string, Value])[]) =>
  entries.length > 0 ? Object.fromEntries(entries) : undefined;

/** Maps the changes of an organizer to the manage call; undefined where they need none. */
export function manageBodyOf({ created, renamed, moved, sorted }: OrganizerChanges): ManageBody | undefined {
  const create = recordOf(created.map(({ id, ...album }) => [id, newFolderOf(album)]));
  const update = recordOf(renamed.map(({ id, name }) => [id, { name }]));
  const move = recordOf(moved.map(({ id, level }) => [id, folderIdOf(level)]));
  const body = {
    ...(create && { create }),
    ...(update && { update }),
    ...(move && { move }),
    ...(sorted.length > 0 && { sort: sorted.slice(0, MOST_SORTED) }),
  };
  return Object.keys(body).length > 0 ? body : undefined;
}

/** Maps a new album or album set to the wire. */
function newFolderOf({ name, kind, position }: Pick<Album, 'name' | 'kind' | 'position'>) {
  const type: Folder['type'] = kind === 'albumSet' ? FOLDER_TYPES.ALBUM_SET : FOLDER_TYPES.ALBUM;
  return { name, type, numero: position };
}
