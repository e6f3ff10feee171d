import { ConfirmDialog, useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/errors.ts';
import type { Album } from '../../../shared/models/album.ts';
import { useRemoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface RemoveAlbumDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  album: Album;
  /** The album is deleted: a page about it has to navigate away. */
  onRemoved?: () => void;
}

/**
 * States exactly what is deleted and what stays (spec §8 'Delete confirmations'), and offers undo afterwards.
 */
export function RemoveAlbumDialog({ open, onOpenChange, album, onRemoved }: RemoveAlbumDialogProps) {
  const t = useTranslations('albums');
  const toast = useToast();
  const errorText = useErrorText();
  const { remove, applyUndo } = useRemoveAlbum();
  const isSet = album.kind === 'albumSet';
  const { name, count } = album;
  const fail = (error: unknown) => toast.show({ title: errorText(error), tone: 'critical' });
  const confirm = async () => {
    try {
      const gone = await remove.mutateAsync(album.id);
      const undo = () =>
        applyUndo.mutate(gone, {
          onSuccess: () => toast.show({ title: t('undone'), tone: 'positive' }),
          onError: fail,
        });
      toast.undo(isSet ? t('setRemoved') : t('albumRemoved'), undo);
      onRemoved?.();
    } catch (error) {
      fail(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      tone="critical"
      title={isSet ? t('removeSetTitle', { name }) : t('removeAlbumTitle', { name })}
      description={isSet ? t('removeSetText', { count }) : t('removeAlbumText', { count })}
      confirmLabel={isSet ? t('removeSet') : t('removeAlbum')}
      onConfirm={confirm}
    />
  );
}
