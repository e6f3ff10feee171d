import { TEXT } from '@xiangji/api-client/contract';
import { CreateSetDialog as Dialog } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { usePickableAlbums } from '../../../shared/dialogs/usePickableAlbums.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import type { DialogState } from '../../../shared/layer/useLayer.ts';
import { useCreateSet } from '../../../shared/queries/albums.queries.ts';

/** A set of albums under one name (spec §2 'Add/create album-set'). */
export function CreateSetDialog(dialog: DialogState) {
  const t = useTranslations('albums');
  const { report } = useReport();
  const create = useCreateSet();
  const albums = usePickableAlbums(undefined, dialog.open);
  return (
    <Dialog
      {...dialog}
      albums={albums}
      nameMaxLength={TEXT.ALBUM_NAME}
      onSubmit={({ name, albumIds }) => report(create.mutateAsync({ name, list: albumIds }), t('setCreated'))}
    />
  );
}
