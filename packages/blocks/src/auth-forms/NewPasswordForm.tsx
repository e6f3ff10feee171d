import { PasswordField } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AuthForm } from './AuthForm.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface NewPasswordFormProps extends AuthFormCalls<'password'> {
  /** Whether the password is set. The form then accepts no more input. @default false */
  done?: boolean;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** A form with a new password, for a page that a mailed link opens. */
export function NewPasswordForm({ done = false, validate, onSubmit, ...props }: NewPasswordFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({ fields: { password: labels.newPasswordRequired }, validate, onSubmit });
  return (
    <AuthForm form={form} submitLabel={labels.resetPassword} disabled={done}>
      <PasswordField
        {...form.field('password')}
        label={labels.newPassword}
        autoComplete="new-password"
        hint={labels.passwordHint}
      />
    </AuthForm>
  );
}
