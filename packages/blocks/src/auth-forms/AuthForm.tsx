import { Button, Stack, TextField, type TextFieldProps } from '@xiangji/ui';
import type { ReactNode } from 'react';
import type { AuthFormState } from './useAuthForm.ts';

interface AuthFormProps {
  form: AuthFormState;
  submitLabel: string;
  disabled?: boolean;
  children: ReactNode;
  /** Content below the button. */
  footer?: ReactNode;
}

/** A form with fields and a submit button below them. */
export function AuthForm({ form, submitLabel, disabled, children, footer }: AuthFormProps) {
  const { ref, busy, handleSubmit } = form;
  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack gap={4}>
        {children}
        <Button type="submit" variant="solid" size="large" fullWidth loading={busy} disabled={disabled}>
          {submitLabel}
        </Button>
        {footer}
      </Stack>
    </form>
  );
}

/** A field for the email of the account. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" inputMode="email" autoComplete="username" {...props} />;
}
