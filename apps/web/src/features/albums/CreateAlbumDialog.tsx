import { TEXT } from '@xiangji/api-client/contract';
import { Button, Dialog, TextField, useToast } from '@xiangji/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useCreateAlbum } from '../../app/albums.queries.ts';
import { useErrorText } from '../../app/errors.ts';

export interface CreateAlbumDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The set that the album is made in; the top where absent. */
  setId?: string;
}

function CreateAlbumForm({ setId, onDone }: { setId?: string; onDone: () => void }) {
  const t = useTranslations('albums');
  const errorText = useErrorText();
  const toast = useToast();
  const create = useCreateAlbum();
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });

  const submit = handleSubmit(async ({ name }) => {
    try {
      await create.mutateAsync({ name: name.trim(), setId });
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
      <Dialog.Footer>
        <Dialog.Close asChild>
          <Button variant="ghost">{t('cancel')}</Button>
        </Dialog.Close>
        <Button type="submit" form={formId} variant="solid" loading={formState.isSubmitting}>
          {t('confirm')}
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** Asks for a name and makes an album. What was typed is gone when it closes. */
export function CreateAlbumDialog({ open, onOpenChange, setId }: CreateAlbumDialogProps) {
  const t = useTranslations('albums');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={t('create')} size="small">
        <CreateAlbumForm setId={setId} onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
