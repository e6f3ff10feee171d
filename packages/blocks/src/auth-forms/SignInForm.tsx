import { PasswordField } from '@xiangji/ui';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface SignInFormProps extends AuthFormCalls<'email' | 'password'> {
  /** The initial email. @default '' */
  defaultEmail?: string;
  /** Focuses the email when the form appears, for a form that replaces another one. @default false */
  autoFocus?: boolean;
  /** Called with the email whenever the user changes it. */
  onEmailChange?: ((email: string) => void) | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** A form with the email and the password of an account. */
export function SignInForm({ defaultEmail = '', autoFocus, onEmailChange, ...props }: SignInFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({
    fields: { email: labels.emailRequired, password: labels.passwordRequired },
    validate: props.validate,
    onSubmit: props.onSubmit,
  });
  const email = form.field('email');
  return (
    <AuthForm form={form} submitLabel={labels.signIn}>
      <EmailField
        {...email}
        autoFocus={autoFocus}
        label={labels.email}
        defaultValue={defaultEmail}
        onChange={(event) => {
          email.onChange(event);
          onEmailChange?.(event.currentTarget.value);
        }}
      />
      <PasswordField {...form.field('password')} label={labels.password} autoComplete="current-password" />
    </AuthForm>
  );
}
