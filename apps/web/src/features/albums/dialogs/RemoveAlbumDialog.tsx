import { RemoveAlbumDialog as Dialog } from '@xiangji/blocks';
import type { LayerDialogProps } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useReport } from '../../../shared/hooks/useReport.ts';
import type { Album } from '../../../shared/models/album.ts';
import { useRemoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface RemoveAlbumDialogProps extends LayerDialogProps {
  album: Album;
}

/** Deletes after a question (spec §8 'Delete confirmations'), and offers to undo it. */
export function RemoveAlbumDialog({ album, ...dialog }: RemoveAlbumDialogProps) {
  const t = useTranslations('albums');
  const { report, offerUndo } = useReport();
  const { remove, applyUndo } = useRemoveAlbum();
  const confirm = async () => {
    const removed = await report(remove.mutateAsync(album.id));
    const done = t(album.kind === 'albumSet' ? 'setRemoved' : 'albumRemoved');
    offerUndo(done, () => applyUndo.mutateAsync(removed), t('undone'));
  };
  return <Dialog {...dialog} album={album} onConfirm={confirm} />;
}
