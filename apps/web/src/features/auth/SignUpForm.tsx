import { Button, PasswordField, Stack, TextField, useToast } from '@xiangji/ui';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { type FieldError, useAuthError, useAuthRules } from './authFields.ts';

export interface SignUpValues {
  email: string;
  password: string;
  invitation: string;
}

export interface SignUpFormProps {
  values: SignUpValues;
  /** Said above the email field, e.g. that the address is not registered yet. */
  notice?: string;
  /** The second step's error for a field of this one. */
  error?: FieldError;
  /** A code was sent; it can be requested again after this many seconds. */
  onCodeSent: (values: SignUpValues, resendAfter: number) => void;
}

/** The first step of signing up: who, and which password. */
export function SignUpForm({ values, notice, error: found, onCodeSent }: SignUpFormProps) {
  const t = useTranslations('auth');
  const rules = useAuthRules();
  const fieldErrorOf = useAuthError();
  const errorText = useErrorText();
  const toast = useToast();
  const { register, handleSubmit, setError, formState } = useForm<SignUpValues>({ defaultValues: values });

  useEffect(() => {
    if (found && found.field !== 'code')
      setError(found.field, { message: found.message }, { shouldFocus: true });
  }, [found, setError]);

  const submit = handleSubmit(async (given) => {
    try {
      const invitationCode = given.invitation.trim() || undefined;
      const { resend_after } = await api.requestSignUpCode({ email: given.email, invitationCode });
      onCodeSent(given, resend_after);
    } catch (error) {
      const fieldError = fieldErrorOf(error);
      if (fieldError && fieldError.field !== 'code')
        setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true });
      else toast.show({ title: errorText(error), tone: 'critical' });
    }
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          hint={notice}
          error={formState.errors.email?.message}
          {...register('email', rules.email)}
        />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={formState.errors.password?.message}
          {...register('password', rules.newPassword)}
        />
        <TextField
          label={t('invitation')}
          autoComplete="off"
          error={formState.errors.invitation?.message}
          {...register('invitation')}
        />
        <Button type="submit" variant="solid" size="large" fullWidth loading={formState.isSubmitting}>
          {t('next')}
        </Button>
      </Stack>
    </form>
  );
}
