import { TEXT } from '@xiangji/api-client/contract';
import { AlbumTargetDialog as Dialog, type AlbumTargetDialogProps as DialogProps } from '@xiangji/blocks';
import { type AlbumInSet, usePickableAlbums } from './usePickableAlbums.ts';

export interface AlbumTargetDialogProps extends Omit<DialogProps, 'albums'> {
  /** Which albums may be picked; all where absent. Keep it the same between renders. */
  filter?: (album: AlbumInSet) => boolean;
}

/** The target of a move: a new or an existing album (spec §2 'Dialogs', tabs NEW/OLD). */
export function AlbumTargetDialog({ filter, ...props }: AlbumTargetDialogProps) {
  const albums = usePickableAlbums(filter, props.open);
  return <Dialog {...props} maxLength={TEXT.ALBUM_NAME} albums={albums} />;
}
