import { Dialog, PasswordField, useToast } from '@xiangji/ui';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useErrorText } from '../errors.ts';
import { usePasswordFault, usePasswordFits } from '../passwordFault.ts';
import { ConfirmFooter } from './ConfirmFooter.tsx';

export interface PasswordQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What goes, and whether it can be taken back. */
  description: string;
  /** Names the field. */
  label: string;
  /** Said under the field while it is empty. */
  requiredText: string;
  /** Names what it does. */
  confirmLabel: string;
  /** Rejected, what is wrong with the password stands under it, anything else is told in passing. */
  onConfirm: (password: string) => Promise<void>;
  onCloseAutoFocus?: (event: Event) => void;
}

function QuestionForm(props: PasswordQuestionProps) {
  const { onOpenChange, label, requiredText, confirmLabel, onConfirm } = props;
  const toast = useToast();
  const errorText = useErrorText();
  const passwordFault = usePasswordFault();
  const formId = useId();
  const fits = usePasswordFits();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const submit = handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password);
      onOpenChange(false);
    } catch (error) {
      const message = passwordFault(error);
      if (message) setError('password', { message }, { shouldFocus: true });
      else toast.show({ title: errorText(error), tone: 'critical' });
    }
  });
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit}>
          <PasswordField
            label={label}
            autoComplete="current-password"
            error={formState.errors.password?.message}
            {...register('password', { required: requiredText, validate: fits })}
          />
        </form>
      </Dialog.Body>
      <ConfirmFooter
        formId={formId}
        confirmLabel={confirmLabel}
        busy={formState.isSubmitting}
        tone="critical"
      />
    </>
  );
}

/** Asks for the account's password before something that cannot be taken back (spec §6). */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { open, onOpenChange, title, description, onCloseAutoFocus } = props;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={title}
        description={description}
        size="small"
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <QuestionForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
