import { Dialog, Stack, TextField } from '@xiangji/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { AlbumPicker, type PickableAlbum } from '../album-picker/index.ts';
import { DialogFooter } from '../dialogs/index.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type AlbumDialogLabels, albumDialogLabels } from './labels.ts';

/** Minimum number of albums of a new set. */
const LEAST_ALBUMS = 2;

export interface CreateSetDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The albums that the user can select; undefined while they load. */
  albums: readonly PickableAlbum[] | undefined;
  /** Maximum length of the name, in code points. */
  nameMaxLength?: number;
  /**
   * Called with the trimmed name and the ids of at least two albums. If the returned promise rejects, the dialog stays
   * open.
   */
  onSubmit: (set: { name: string; albumIds: string[] }) => unknown;
  /** Replaces individual texts. */
  labels?: Partial<AlbumDialogLabels>;
}

function CreateSetForm({ albums, nameMaxLength, onSubmit, onOpenChange, ...props }: CreateSetDialogProps) {
  const labels = useBlockLabels(albumDialogLabels, props.labels);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [albumIds, setAlbumIds] = useState<string[]>([]);
  const [error, setError] = useState<'name' | 'albums'>();
  const { busy, submit } = useSubmit(() => onOpenChange(false));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (!trimmed) {
      setError('name');
      return field.current?.focus();
    }
    if (albumIds.length < LEAST_ALBUMS) return setError('albums');
    submit(() => onSubmit({ name: trimmed, albumIds }));
  };
  const select = (ids: string[]) => {
    setAlbumIds(ids);
    setError(undefined);
  };
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={handleSubmit}>
          <Stack gap={4}>
            <TextField
              ref={field}
              label={labels.setName}
              maxLength={nameMaxLength}
              autoComplete="off"
              error={error === 'name' ? labels.setNameRequired : undefined}
              value={name}
              onValueChange={(text) => {
                setName(text);
                setError(undefined);
              }}
            />
            <AlbumPicker
              multiple
              label={labels.setAlbums}
              albums={albums}
              value={albumIds}
              onValueChange={select}
              error={error === 'albums' ? labels.setNeedsTwo : undefined}
            />
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter formId={formId} confirmLabel={labels.create} busy={busy} />
    </>
  );
}

/** A dialog that creates an album set from two or more albums. */
export function CreateSetDialog(props: CreateSetDialogProps) {
  const labels = useBlockLabels(albumDialogLabels, props.labels);
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={labels.createSet} description={labels.setAlbums} size="medium">
        <CreateSetForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
