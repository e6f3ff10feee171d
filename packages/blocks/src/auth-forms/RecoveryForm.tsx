import { useBlockLabels } from '../locale/useBlockLabels.ts';
import { AuthForm, EmailField } from './AuthForm.tsx';
import { type AuthLabels, authLabels } from './labels.ts';
import { type AuthErrors, type AuthFormCalls, useAuthForm } from './useAuthForm.ts';

export interface RecoveryFormProps extends AuthFormCalls<'email'> {
  /** The initial email. @default '' */
  defaultEmail?: string;
  /** The initial errors, for example errors from the next step. */
  errors?: AuthErrors | undefined;
  /** Replaces individual texts. */
  labels?: Partial<AuthLabels>;
}

/** The first step to a new password: the email address that the code is sent to. */
export function RecoveryForm({ defaultEmail = '', errors, validate, onSubmit, ...props }: RecoveryFormProps) {
  const labels = useBlockLabels(authLabels, props.labels);
  const form = useAuthForm({ fields: { email: labels.emailRequired }, errors, validate, onSubmit });
  return (
    <AuthForm form={form} submitLabel={labels.requestCode}>
      <EmailField
        {...form.field('email')}
        label={labels.email}
        hint={labels.recoveryHint}
        defaultValue={defaultEmail}
      />
    </AuthForm>
  );
}
