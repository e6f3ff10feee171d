import { ROOT_FOLDER, TEXT } from '@xiangji/api-client/contract';
import { type AlbumTarget, PromptDialog } from '@xiangji/blocks';
import type { LayerDialogProps } from '@xiangji/ui';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { AlbumInSet } from '../../../shared/dialogs/AlbumTargetDialog.tsx';
import { AlbumTargetDialog } from '../../../shared/dialogs/AlbumTargetDialog.tsx';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { useCreateAlbum, useMoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface CreateAlbumDialogProps extends LayerDialogProps {
  /** The set that the album is created in; the top level when absent. */
  setId?: string | undefined;
}

/** Creates an album, or adds one to the set. */
function useAddAlbum(setId: string | undefined) {
  const t = useTranslations('albums');
  const { report } = useReport();
  const create = useCreateAlbum();
  const move = useMoveAlbum();
  return (target: AlbumTarget) =>
    'newName' in target
      ? report(create.mutateAsync({ name: target.newName, setId }), t('created'))
      : report(move.mutateAsync({ id: target.id, target: setId ?? ROOT_FOLDER }), t('added'));
}

/**
 * Creates an album; in a set, an existing one can be moved into it instead (spec §2 'Create album', tabs NEW and
 * OLD).
 */
export function CreateAlbumDialog({ setId, ...rest }: CreateAlbumDialogProps) {
  const t = useTranslations('albums');
  const add = useAddAlbum(setId);
  const isOutside = useCallback((album: AlbumInSet) => album.setId !== setId, [setId]);
  if (setId) {
    return (
      <AlbumTargetDialog
        {...rest}
        title={t('create')}
        confirmLabel={t('addToSet')}
        filter={isOutside}
        onSubmit={add}
      />
    );
  }
  return (
    <PromptDialog
      {...rest}
      title={t('create')}
      label={t('name')}
      maxLength={TEXT.ALBUM_NAME}
      requiredText={t('nameRequired')}
      confirmLabel={t('confirm')}
      onSubmit={(newName) => add({ newName })}
    />
  );
}
