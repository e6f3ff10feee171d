import type { AlbumEntry } from '../../shared/models/album.ts';

/** The address of an album set's list, or of an album's photos. */
export function pathOf({ id, kind }: Pick<AlbumEntry, 'id' | 'kind'>): string {
  return kind === 'albumSet' ? `/albums/${id}` : `/albums/${id}/photos`;
}

/** The address of a list of albums: of a set, or of all that are in none. */
export function pathOfList(setId: string | undefined): string {
  return setId === undefined ? '/albums' : `/albums/${setId}`;
}

/** `?manage=<level>`: manage mode, at the top (`0`) or inside a set. */
export const MANAGE_PARAM = 'manage';
