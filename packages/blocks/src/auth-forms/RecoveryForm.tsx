import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthErrors, type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface RecoveryFormProps extends AuthFormCalls<'email'> {
  /** The initial email. @default '' */
  defaultEmail?: string;
  /** Focuses the email when the form appears, for a form that replaces another one. @default false */
  autoFocus?: boolean;
  /** The initial errors, for example errors from the next step. */
  errors?: AuthErrors | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** The first step to a new password: the email address that the code is sent to. */
export function RecoveryForm({ defaultEmail = '', autoFocus, errors, ...props }: RecoveryFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const { validate, onSubmit } = props;
  const form = useAuthForm({ fields: { email: labels.emailRequired }, errors, validate, onSubmit });
  return (
    <AuthForm form={form} submitLabel={labels.requestCode}>
      <EmailField
        {...form.field('email')}
        autoFocus={autoFocus}
        label={labels.email}
        hint={labels.recoveryHint}
        defaultValue={defaultEmail}
      />
    </AuthForm>
  );
}
