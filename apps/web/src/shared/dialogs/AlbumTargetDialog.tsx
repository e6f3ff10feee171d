import { useQuery } from '@tanstack/react-query';
import { TEXT } from '@xiangji/api-client/contract';
import {
  AlbumTargetDialog as Dialog,
  type AlbumTargetDialogProps as DialogProps,
  type PickableAlbum,
} from '@xiangji/blocks';
import { useMemo } from 'react';
import type { Album } from '../models/album.ts';
import { everyLevelQuery } from '../queries/albums.queries.ts';

type Levels = Awaited<ReturnType<NonNullable<typeof everyLevelQuery.queryFn>>>;
export type AlbumInSet = PickableAlbum & Pick<Album, 'setId'>;

/** Every album that can hold photos, with the set that it is in. */
function albumsOf(levels: Levels): AlbumInSet[] {
  const all = levels.flatMap(({ list }): Album[] => list);
  const sets = new Map(all.filter(({ kind }) => kind === 'albumSet').map(({ id, name }) => [id, name]));
  return all
    .filter(({ kind }) => kind === 'album')
    .map((album) => ({ ...album, set: sets.get(album.setId) }));
}

/** The albums to pick from; undefined while they load. Keep `filter` the same between renders. */
export function usePickableAlbums(filter?: (album: AlbumInSet) => boolean, enabled = true) {
  const { data } = useQuery({ ...everyLevelQuery, select: albumsOf, enabled });
  return useMemo(() => (filter ? data?.filter(filter) : data), [data, filter]);
}

export interface AlbumTargetDialogProps extends Omit<DialogProps, 'albums'> {
  /** Which albums may be picked; all where absent. Keep it the same between renders. */
  filter?: (album: AlbumInSet) => boolean;
}

/** The target of a move: a new or an existing album (spec §2 'Dialogs', tabs NEW/OLD). */
export function AlbumTargetDialog({ filter, ...props }: AlbumTargetDialogProps) {
  const albums = usePickableAlbums(filter, props.open);
  return <Dialog {...props} maxLength={TEXT.ALBUM_NAME} albums={albums} />;
}
