import { Dialog, PasswordField, Stack } from '@xiangji/ui';
import { useId, useState } from 'react';
import { useAuthForm } from '../auth-forms/useAuthForm.ts';
import { DialogFooter } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** The current and the new password. */
export interface PasswordChange {
  /** The current password. */
  current: string;
  /** The new password. */
  next: string;
}

/** Error messages of a refused change. A password without a message is valid. */
export type PasswordErrors = Partial<Record<keyof PasswordChange, string | undefined>>;

export interface PasswordDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of the account, for password managers. */
  account: string;
  /**
   * Validates the passwords before they are sent and returns their errors. In the first step, the new password is
   * empty.
   */
  validate?: (change: PasswordChange) => PasswordErrors;
  /** Checks the current password. Resolves to its error, or to undefined if it is correct. */
  onCheck: (current: string) => Promise<PasswordErrors | undefined>;
  /** Sets the new password. An error about the current password goes back to the first step. */
  onSubmit: (change: PasswordChange) => Promise<PasswordErrors | undefined>;
  /** Replaces individual texts. */
  labels?: Partial<SettingsLabels>;
}

function PasswordForm({ account, validate, onCheck, onSubmit, ...props }: PasswordDialogProps) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  const formId = useId();
  const [isChecked, setIsChecked] = useState(false);
  const { ref, busy, handleSubmit, field } = useAuthForm<keyof PasswordChange>({
    fields: {
      current: labels.passwordCurrentRequired,
      next: isChecked ? labels.passwordNewRequired : undefined,
    },
    validate: (values) => (values.current && (values.next || !isChecked) ? (validate?.(values) ?? {}) : {}),
    onSubmit: async (values) => {
      const errors = await (isChecked ? onSubmit(values) : onCheck(values.current));
      setIsChecked(errors === undefined || (isChecked && errors.current === undefined));
      return errors;
    },
  });
  return (
    <>
      <Dialog.Body>
        <form ref={ref} id={formId} noValidate onSubmit={handleSubmit}>
          <Stack gap={4}>
            <input
              className={css.owner}
              type="text"
              autoComplete="username"
              value={account}
              readOnly
              tabIndex={-1}
            />
            <PasswordField
              label={labels.passwordCurrent}
              autoComplete="current-password"
              readOnly={isChecked}
              hint={isChecked ? labels.passwordChecked : undefined}
              {...field('current')}
            />
            {isChecked && (
              <PasswordField
                label={labels.passwordNew}
                autoComplete="new-password"
                autoFocus
                hint={labels.passwordNewHint}
                {...field('next')}
              />
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter
        formId={formId}
        confirmLabel={isChecked ? labels.passwordSubmit : labels.passwordCheck}
        busy={busy}
      />
    </>
  );
}

/** A dialog that changes a password in two steps. It checks the current password before the user enters the new one. */
export function PasswordDialog(props: PasswordDialogProps) {
  const labels = useBlockLabels(settingsLabels, props.labels);
  return (
    <Dialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Dialog.Content title={labels.passwordTitle} description={labels.passwordText} size="small">
        <PasswordForm {...props} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
