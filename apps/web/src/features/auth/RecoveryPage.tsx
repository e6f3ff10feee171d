import { Button, Link, Stack, TextField, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { SecondaryTexts } from '../../shared/locale/SecondaryTexts.tsx';
import * as css from './AuthPage.css.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { type FieldError, useAuthError, useAuthRules } from './authFields.ts';
import { ResetForm } from './ResetForm.tsx';
import { useKnownEmail } from './useKnownEmail.ts';

/** Spec §8 'Recovery': success is said, and goes on after a second. */
const GO_ON_MS = 1_000;

interface RequestFormProps {
  email: string;
  /** The second step's error for the email. */
  fieldError: FieldError | undefined;
  onSent: (email: string, resendAfter: number) => void;
}

/** The first step: whose password it is. */
function RequestForm({ email, fieldError, onSent }: RequestFormProps) {
  const t = useTranslations('recovery');
  const auth = useTranslations('auth');
  const rules = useAuthRules();
  const fieldErrorOf = useAuthError();
  const errorText = useErrorText();
  const toast = useToast();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email } });
  useEffect(() => {
    if (fieldError) setError('email', { message: fieldError.message }, { shouldFocus: true });
  }, [fieldError, setError]);
  const submit = handleSubmit(async (given) => {
    try {
      const { resend_after } = await api.auth.passwordCode({ body: { auth: await api.encrypt(given) } });
      onSent(given.email, resend_after);
    } catch (error) {
      const known = fieldErrorOf(error);
      if (known?.field === 'email') setError('email', { message: known.message }, { shouldFocus: true });
      else toast.show({ title: errorText(error), tone: 'critical' });
    }
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <TextField
          label={auth('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          hint={t('hint')}
          error={formState.errors.email?.message}
          {...register('email', rules.email)}
        />
        <Button type="submit" variant="solid" size="large" fullWidth loading={formState.isSubmitting}>
          {t('request')}
        </Button>
      </Stack>
    </form>
  );
}

interface Step {
  email: string;
  fieldError?: FieldError;
  resendAfter?: number;
}

function Recovery() {
  const t = useTranslations('recovery');
  const toast = useToast();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ email: useKnownEmail() });
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(
      () => void navigate('/', { replace: true, state: { email: step.email } }),
      GO_ON_MS,
    );
    return () => clearTimeout(timer);
  }, [done, navigate, step.email]);
  const finish = () => {
    toast.show({ title: t('done'), tone: 'positive' });
    setDone(true);
  };
  return (
    <AuthSheet title={step.resendAfter === undefined ? t('title') : t('resetTitle')}>
      {step.resendAfter === undefined ? (
        <RequestForm
          email={step.email}
          fieldError={step.fieldError}
          onSent={(email, resendAfter) => setStep({ email, resendAfter })}
        />
      ) : (
        <ResetForm
          email={step.email}
          resendAfter={step.resendAfter}
          done={done}
          onDone={finish}
          onBack={(fieldError) => setStep({ email: step.email, fieldError })}
        />
      )}
      <div className={css.other}>
        <Link asChild tone="muted">
          <RouterLink to="/">{t('toSignIn')}</RouterLink>
        </Link>
      </div>
    </AuthSheet>
  );
}

/** A forgotten password: a code by mail, then a new one (spec §2 'Password recovery form'). */
export function RecoveryPage() {
  return (
    <SecondaryTexts>
      <Recovery />
    </SecondaryTexts>
  );
}
