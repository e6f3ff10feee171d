import { Dialog, TextField } from '@xiangji/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ConfirmFooter } from './ConfirmFooter.tsx';

export interface RenameDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What is named, e.g. '相册名称'. */
  label: string;
  /** The name now. */
  value: string;
  /** Most characters. */
  limit: number;
  /** Said under the field for an empty name. */
  requiredText: string;
  /** Another, trimmed name. A rejected promise leaves the dialog open; an unchanged name closes it untold. */
  onRename: (name: string) => unknown;
}

type FormProps = Omit<RenameDialogProps, 'open' | 'title'>;

function RenameForm({ onOpenChange, label, value, limit, requiredText, onRename }: FormProps) {
  const t = useTranslations('dialogs');
  const formId = useId();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: value } });
  const submit = handleSubmit(async ({ name }) => {
    const trimmed = name.trim();
    try {
      if (trimmed !== value) await onRename(trimmed);
      onOpenChange(false);
    } catch {
      // The caller says what failed; what was typed stays.
    }
  });
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit}>
          <TextField
            label={label}
            maxLength={limit}
            autoComplete="off"
            error={formState.errors.name?.message}
            onFocus={(event) => event.currentTarget.select()}
            {...register('name', { validate: (name) => name.trim().length > 0 || requiredText })}
          />
        </form>
      </Dialog.Body>
      <ConfirmFooter formId={formId} confirmLabel={t('save')} busy={formState.isSubmitting} />
    </>
  );
}

/** Another name for an album, a set, a photo, a share (spec §2 'Rename'). */
export function RenameDialog({ open, title, ...rest }: RenameDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={rest.onOpenChange}>
      <Dialog.Content title={title} size="small">
        <RenameForm {...rest} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
