import { PasswordField } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import * as css from './AuthSheet.css.ts';
import { CodeFields, type MailedCodeProps } from './CodeFields.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface ResetFormProps extends MailedCodeProps, AuthFormCalls<'code' | 'password'> {
  /** Whether the password is set. The form then accepts no more input. @default false */
  done?: boolean;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** The second step to a new password: the mailed code and the new password. */
export function ResetForm({ done = false, validate, onSubmit, ...props }: ResetFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({
    fields: { code: labels.codeRequired, password: labels.newPasswordRequired },
    validate: (values) => ({
      ...validate?.(values),
      ...(values.code.length < props.codeLength && { code: labels.codeRequired }),
    }),
    onSubmit,
  });
  const { error } = form.field('code');
  return (
    <CodeFields {...props} {...{ form, error, labels }} submitLabel={labels.resetPassword} disabled={done}>
      {/* Password managers need the name of the account. */}
      <input
        className={css.owner}
        type="text"
        autoComplete="username"
        value={props.email}
        readOnly
        tabIndex={-1}
      />
      <PasswordField
        {...form.field('password')}
        label={labels.newPassword}
        autoComplete="new-password"
        hint={labels.passwordHint}
      />
    </CodeFields>
  );
}
