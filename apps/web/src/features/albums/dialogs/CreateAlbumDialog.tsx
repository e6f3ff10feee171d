import { TEXT } from '@xiangji/api-client/contract';
import { Dialog, TextField, useToast } from '@xiangji/ui';
import { useCallback, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { PickableAlbum } from '../../../shared/dialogs/AlbumPicker.tsx';
import { type AlbumTarget, AlbumTargetDialog } from '../../../shared/dialogs/AlbumTargetDialog.tsx';
import { ConfirmFooter } from '../../../shared/dialogs/ConfirmFooter.tsx';
import { useErrorText } from '../../../shared/errors.ts';
import { useCreateAlbum, useMoveAlbum } from '../../../shared/queries/albums.queries.ts';

export interface CreateAlbumDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The set that the album is made in; the top where absent. */
  setId?: string | undefined;
}

function CreateAlbumForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('albums');
  const errorText = useErrorText();
  const toast = useToast();
  const create = useCreateAlbum();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });

  const submit = handleSubmit(async ({ name }) => {
    try {
      await create.mutateAsync({ name: name.trim() });
      toast.show({ title: t('created'), tone: 'positive' });
      onDone();
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    }
  });

  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={t('name')}
            maxLength={TEXT.ALBUM_NAME}
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name', { validate: (value) => value.trim().length > 0 || t('nameRequired') })}
          />
        </form>
      </Dialog.Body>
      <ConfirmFooter formId={formId} confirmLabel={t('confirm')} busy={formState.isSubmitting} />
    </>
  );
}

/** In a set: a new album in it, or one that is there goes into it (spec §2 'Create album', tabs NEW and OLD). */
function AddToSetDialog({ setId, ...rest }: CreateAlbumDialogProps & { setId: string }) {
  const t = useTranslations('albums');
  const errorText = useErrorText();
  const toast = useToast();
  const create = useCreateAlbum();
  const move = useMoveAlbum();
  const isOutside = useCallback((album: PickableAlbum) => album.setId !== setId, [setId]);
  const submit = async (target: AlbumTarget) => {
    try {
      if ('id' in target) await move.mutateAsync({ id: target.id, target: setId });
      else await create.mutateAsync({ name: target.newName, setId });
      toast.show({ title: 'id' in target ? t('added') : t('created'), tone: 'positive' });
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
      throw error;
    }
  };
  return (
    <AlbumTargetDialog
      {...rest}
      title={t('create')}
      confirmLabel={t('addToSet')}
      filter={isOutside}
      onSubmit={submit}
    />
  );
}

/** Makes an album. What was typed is gone when it closes. */
export function CreateAlbumDialog({ setId, ...rest }: CreateAlbumDialogProps) {
  const t = useTranslations('albums');
  if (setId) return <AddToSetDialog setId={setId} {...rest} />;
  return (
    <Dialog.Root {...rest}>
      <Dialog.Content title={t('create')} size="small">
        <CreateAlbumForm onDone={() => rest.onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
