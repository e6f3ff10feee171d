import { Dialog, PasswordField, Stack } from '@xiangji/ui';
import { useId, useState } from 'react';
import { useAuthForm } from '../auth-forms/useAuthForm.ts';
import { DialogFooter } from '../dialogs/index.ts';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { type SettingsLabels, settingsLabels } from './labels.ts';
import * as css from './settings.css.ts';

/** The passwords of a change. */
export interface PasswordChange {
  /** The password until now. */
  current: string;
  /** The password from now on. */
  next: string;
}

/** Error texts of a refused change; the ones that are absent are right. */
export type PasswordErrors = Partial<Record<keyof PasswordChange, string | undefined>>;

export interface PasswordDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called with the new state when the dialog should open or close. */
  onOpenChange: (open: boolean) => void;
  /** The name of the account, for password managers. */
  account: string;
  /** Returns the errors of the passwords before they are sent; the new one is empty in the first step. */
  validate?: (change: PasswordChange) => PasswordErrors;
  /** Checks the current password: resolves to its error, or to undefined where it is right. */
  onCheck: (current: string) => Promise<PasswordErrors | undefined>;
  /** Sets the new password. An error of the current one leads back to the first step. */
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

/** Changes a password in two steps: the current one is checked before the new one is entered. */
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
