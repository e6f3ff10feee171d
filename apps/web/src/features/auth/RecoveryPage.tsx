import { RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { type AuthErrors, RecoveryForm, ResetForm } from '@xiangji/blocks';
import { Link, useToast } from '@xiangji/ui';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { requestResetCode } from '../../shared/api/mailedCodes.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { useAuthErrors, useAuthRules } from './useAuthErrors.ts';
import { useKnownEmail } from './useKnownEmail.ts';

/** Spec §8 'Recovery': success is announced, and the page continues after a second. */
const GO_ON_MS = 1_000;

interface Step {
  email: string;
  errors?: AuthErrors;
  resendAfter?: number;
}

interface StepProps {
  step: Step;
  onStep: (step: Step) => void;
}

/** The first step: the email of the account. */
function RequestStep({ step, onStep }: StepProps) {
  const rules = useAuthRules();
  const errorsOf = useAuthErrors();
  const request = async (email: string) => {
    onStep({ email, resendAfter: await requestResetCode(email) });
    return undefined;
  };
  return (
    <RecoveryForm
      defaultEmail={step.email}
      errors={step.errors}
      validate={({ email }) => ({ email: rules.email(email) })}
      onSubmit={({ email }) => request(email).catch(errorsOf)}
    />
  );
}

/** The second step: the mailed code and the new password. */
function ResetStep({ step, onStep, done, onDone }: StepProps & { done: boolean; onDone: () => void }) {
  const { email, resendAfter = 0 } = step;
  const rules = useAuthRules();
  const errorsOf = useAuthErrors();
  /** Shows the errors of the code and the password here, that of the email where it is. */
  const refuse = (error: unknown) => {
    const errors = errorsOf(error);
    if (errors.email) onStep({ email, errors });
    return errors;
  };
  const reset = async (values: { code: string; password: string }) => {
    await api.auth.password({ body: { auth: await api.encrypt({ email, ...values }) } });
    onDone();
    return undefined;
  };
  const resend = () =>
    requestResetCode(email).catch((error: unknown) => {
      refuse(error);
      return undefined;
    });
  return (
    <ResetForm
      {...{ email, resendAfter, done }}
      codeLength={RESET_CODE_LENGTH}
      validate={({ password }) => ({ password: rules.newPassword(password) })}
      onSubmit={(values) => reset(values).catch(refuse)}
      onResend={resend}
      onChangeEmail={() => onStep({ email })}
    />
  );
}

/** A forgotten password: a code by mail, then a new one (spec §2 'Password recovery form'). */
export function RecoveryPage() {
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
    <AuthSheet
      title={step.resendAfter === undefined ? t('title') : t('resetTitle')}
      footer={
        <Link asChild tone="muted">
          <RouterLink to="/">{t('toSignIn')}</RouterLink>
        </Link>
      }
    >
      {step.resendAfter === undefined ? (
        <RequestStep step={step} onStep={setStep} />
      ) : (
        <ResetStep step={step} onStep={setStep} done={done} onDone={finish} />
      )}
    </AuthSheet>
  );
}
