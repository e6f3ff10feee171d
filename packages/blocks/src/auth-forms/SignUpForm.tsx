import { PasswordField, TextField } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthErrors, type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface SignUpValues {
  /** The email address. */
  email: string;
  /** The new password. */
  password: string;
  /** The invitation code; empty without one. */
  invitation: string;
}

export interface SignUpFormProps extends AuthFormCalls<keyof SignUpValues> {
  /** The initial values. */
  defaultValues: SignUpValues;
  /** A message at the email field, for example that the email is not registered yet. It is announced. */
  notice?: string | undefined;
  /**
   * Focuses the email when the form appears, or the password if there is a notice, for a form that replaces another one.
   * @default false
   */
  autoFocus?: boolean;
  /** The initial errors, for example errors from the next step. */
  errors?: AuthErrors | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** The first step of signing up: email, password and an optional invitation code. */
export function SignUpForm({ defaultValues, notice, autoFocus, errors, ...props }: SignUpFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({
    fields: { email: labels.emailRequired, password: labels.newPasswordRequired, invitation: undefined },
    ...{ errors, validate: props.validate, onSubmit: props.onSubmit },
  });
  return (
    <AuthForm form={form} submitLabel={labels.next}>
      <EmailField
        {...form.field('email')}
        label={labels.email}
        hint={notice && <span role="alert">{notice}</span>}
        autoFocus={autoFocus && !notice}
        defaultValue={defaultValues.email}
      />
      <PasswordField
        {...form.field('password')}
        label={labels.setPassword}
        autoFocus={autoFocus && notice !== undefined}
        autoComplete="new-password"
        hint={labels.passwordHint}
        defaultValue={defaultValues.password}
      />
      <TextField
        {...form.field('invitation')}
        label={labels.invitation}
        autoComplete="off"
        defaultValue={defaultValues.invitation}
      />
    </AuthForm>
  );
}
