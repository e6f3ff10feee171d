import { TEXT } from '@xiangji/api-client/contract';
import { AlbumPicker, DialogFooter } from '@xiangji/blocks';
import { Dialog, Stack, TextField, useToast } from '@xiangji/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { usePickableAlbums } from '../../../shared/dialogs/usePickableAlbums.ts';
import { useErrorText } from '../../../shared/errors.ts';
import { useCreateSet } from '../../../shared/queries/albums.queries.ts';

export interface CreateSetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Fewer would be no set: the server dissolves it (spec §4). */
const LEAST_ALBUMS = 2;

function CreateSetForm({ onDone }: { onDone: () => void }) {
  const t = useTranslations('albums');
  const errorText = useErrorText();
  const toast = useToast();
  const create = useCreateSet();
  const albums = usePickableAlbums();
  const formId = useId();
  const [list, setList] = useState<string[]>([]);
  const [tooFew, setTooFew] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: '' } });
  const submit = handleSubmit(async ({ name }) => {
    if (list.length < LEAST_ALBUMS) return setTooFew(true);
    try {
      await create.mutateAsync({ name: name.trim(), list });
      toast.show({ title: t('setCreated'), tone: 'positive' });
      onDone();
    } catch (error) {
      toast.show({ title: errorText(error), tone: 'critical' });
    }
  });
  const choose = (ids: string[]) => {
    setList(ids);
    setTooFew(false);
  };
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit}>
          <Stack gap={4}>
            <TextField
              label={t('setName')}
              maxLength={TEXT.ALBUM_NAME}
              autoComplete="off"
              error={formState.errors.name?.message}
              {...register('name', { validate: (name) => name.trim().length > 0 || t('setNameRequired') })}
            />
            <AlbumPicker
              multiple
              label={t('setAlbums')}
              albums={albums}
              value={list}
              onValueChange={choose}
              error={tooFew ? t('setNeedsTwo') : undefined}
            />
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={t('confirm')} busy={formState.isSubmitting} />
    </>
  );
}

/** A set of existing albums, under one name (spec §2 'Add/create album-set'). */
export function CreateSetDialog({ open, onOpenChange }: CreateSetDialogProps) {
  const t = useTranslations('albums');
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title={t('createSet')} description={t('setAlbums')} size="medium">
        <CreateSetForm onDone={() => onOpenChange(false)} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
