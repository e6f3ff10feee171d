import { useQuery } from '@tanstack/react-query';
import { ROOT_FOLDER } from '@xiangji/api-client/contract';
import { type AlbumSet, MoveAlbumDialog as Dialog } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useReport } from '../../../shared/hooks/useReport.ts';
import type { DialogState } from '../../../shared/layer/useLayer.ts';
import type { AlbumEntry } from '../../../shared/models/album.ts';
import { albumsQuery, useManageAlbums, useMoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface MoveAlbumDialogProps extends DialogState {
  album: AlbumEntry;
}

/** An album into a set or out of its own (spec §2: tabs IN and OUT), with a toast that undoes it. */
export function MoveAlbumDialog({ album, ...dialog }: MoveAlbumDialogProps) {
  const t = useTranslations('albums');
  const { report, offerUndo } = useReport();
  const { data } = useQuery(albumsQuery());
  const move = useMoveAlbum();
  const manage = useManageAlbums();
  const submit = async (set: AlbumSet | undefined) => {
    const { undo } = await report(move.mutateAsync({ id: album.id, target: set?.id ?? ROOT_FOLDER }));
    const done = set ? t('movedIn', { name: set.name }) : t('movedOut');
    offerUndo(done, () => manage.mutateAsync(undo), t('undone'));
  };
  return (
    <Dialog
      {...dialog}
      album={album}
      sets={data?.list.filter(({ kind }) => kind === 'albumSet')}
      onSubmit={submit}
    />
  );
}
