import { ApiError } from '@xiangji/api-client';
import { type Account, ERROR_CODES } from '@xiangji/api-client/contract';
import { Button, PasswordField, Stack, TextField, useToast } from '@xiangji/ui';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { useAuthError, useAuthRules } from './authFields.ts';

interface Values {
  email: string;
  password: string;
}

export interface SignInFormProps {
  email: string;
  /** Called with what is typed as the email. */
  onEmailChange?: (email: string) => void;
  onSignedIn: (user: Account) => void;
  /** The address has no account: the sign-up continues with the typed values (spec §8). */
  onUnknown: (values: Values) => void | Promise<void>;
}

/** Email and password. */
export function SignInForm({ email, onEmailChange, onSignedIn, onUnknown }: SignInFormProps) {
  const t = useTranslations('auth');
  const rules = useAuthRules();
  const fieldErrorOf = useAuthError();
  const errorText = useErrorText();
  const toast = useToast();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email, password: '' },
  });

  const submit = handleSubmit(async (values) => {
    try {
      onSignedIn(await api.signIn(values));
    } catch (error) {
      if (error instanceof ApiError && error.is(ERROR_CODES.EMAIL_NOT_REGISTERED)) return onUnknown(values);
      const fieldError = fieldErrorOf(error);
      if (fieldError?.field === 'email' || fieldError?.field === 'password') {
        setError(fieldError.field, { message: fieldError.message }, { shouldFocus: true });
      } else toast.show({ title: errorText(error), tone: 'critical' });
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
          error={formState.errors.email?.message}
          {...register('email', {
            ...rules.email,
            onChange: (event: { target: { value: string } }) => onEmailChange?.(event.target.value),
          })}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          error={formState.errors.password?.message}
          {...register('password', rules.password)}
        />
        <Button type="submit" variant="solid" size="large" fullWidth loading={formState.isSubmitting}>
          {t('signIn')}
        </Button>
      </Stack>
    </form>
  );
}
