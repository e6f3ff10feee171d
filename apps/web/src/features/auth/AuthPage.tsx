import { isNewPassword } from '@xiangji/api-client/contract';
import { type AuthErrors, SignUpForm, type SignUpValues } from '@xiangji/blocks';
import { Banner, Button, Link, lazyPart, useToast } from '@xiangji/ui';
import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { requestSignUpCode } from '../../shared/api/mailedCodes.ts';
import type { User } from '../../shared/models/user.ts';
import { useSetUser } from '../../shared/queries/session.queries.ts';
import { AuthSheet } from './AuthSheet.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useAuthErrors, useAuthRules } from './useAuthErrors.ts';

const CodeForm = lazyPart(() => import('./CodeForm.tsx'), 'CodeForm');

type Step =
  | { face: 'signIn'; email: string }
  | { face: 'signUp'; values: SignUpValues; notice?: string; errors?: AuthErrors }
  | { face: 'code'; values: SignUpValues; resendAfter: number; notice?: string };

const noValues: SignUpValues = { email: '', password: '', invitation: '' };

/** The step of the button below the form: the other form, and undefined while a code is awaited. */
function otherFace(step: Step, invitation: string): Step | undefined {
  if (step.face === 'signIn')
    return { face: 'signUp', values: { ...noValues, email: step.email, invitation } };
  if (step.face === 'signUp') return { face: 'signIn', email: step.values.email };
  return undefined;
}

/**
 * An address without an account: a code is requested, and the sign-up continues with the typed values (spec §4, §8).
 */
async function goOn(values: SignUpValues, notice: string): Promise<Step> {
  const back: Step = { face: 'signUp', values, notice };
  if (!isNewPassword(values.password)) return back;
  try {
    return { face: 'code', values, resendAfter: await requestSignUpCode(values), notice };
  } catch {
    // The form shows its errors when it is submitted.
    return back;
  }
}

export interface AuthPageProps {
  initial?: 'signIn' | 'signUp';
  /** The known email. */
  email?: string;
  /** Opens the recovery of the password; the link has its address too. */
  onRecover: (email: string) => void;
  /** The invitation code of the link. */
  invitation?: string;
}

function useSteps({ initial = 'signIn', invitation = '', email = '' }: AuthPageProps) {
  const [step, setStep] = useState<Step>(
    initial === 'signIn'
      ? { face: 'signIn', email }
      : { face: 'signUp', values: { ...noValues, email, invitation } },
  );
  return { step, setStep, other: otherFace(step, invitation) };
}

/** A press that opens another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function RecoveryLink({ onRecover }: { onRecover: () => void }) {
  const t = useTranslations('auth');
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onRecover();
  };
  return (
    <Link tone="muted" href="/getpass" onClick={handleClick}>
      {t('forgot')}
    </Link>
  );
}

interface SignUpStepProps {
  step: Extract<Step, { face: 'signUp' }>;
  onStep: (step: Step) => void;
}

/** The first step of signing up: a code is mailed to the email. */
function SignUpStep({ step, onStep }: SignUpStepProps) {
  const rules = useAuthRules();
  const errorsOf = useAuthErrors();
  const request = async (values: SignUpValues) => {
    onStep({ face: 'code', values, resendAfter: await requestSignUpCode(values) });
    return undefined;
  };
  return (
    <SignUpForm
      defaultValues={step.values}
      notice={step.notice}
      errors={step.errors}
      validate={({ email, password }) => ({
        email: rules.email(email),
        password: rules.newPassword(password),
      })}
      onSubmit={(values) => request(values).catch(errorsOf)}
    />
  );
}

/** Signing in and up (spec §4 'Auth form'). Shown in place of any page that needs a session. */
export function AuthPage(props: AuthPageProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const setUser = useSetUser();
  const { step, setStep, other } = useSteps(props);
  const [typed, setTyped] = useState<string>();
  const titles = { signIn: t('signInTitle'), signUp: t('signUpTitle'), code: t('codeTitle') };
  const enter = (message: string) => (user: User) => {
    setUser(user);
    toast.show({ title: message, tone: 'positive' });
  };

  return (
    <AuthSheet
      title={titles[step.face]}
      footer={
        step.face === 'signIn' && <RecoveryLink onRecover={() => props.onRecover(typed ?? step.email)} />
      }
    >
      {step.face === 'signIn' && (
        <SignInForm
          email={step.email}
          onEmailChange={setTyped}
          onSignedIn={enter(t('signedIn'))}
          onUnknown={async (typed) =>
            setStep(await goOn({ ...typed, invitation: props.invitation ?? '' }, t('notRegistered')))
          }
        />
      )}
      {step.face === 'signUp' && <SignUpStep step={step} onStep={setStep} />}
      {step.face === 'code' && (
        <Suspense fallback={null}>
          {step.notice && <Banner>{step.notice}</Banner>}
          <CodeForm
            values={step.values}
            resendAfter={step.resendAfter}
            onSignedUp={enter(t('signedUp'))}
            onReset={(errors) => setStep({ face: 'signUp', values: step.values, errors })}
          />
        </Suspense>
      )}
      {other && (
        <Button variant="ghost" fullWidth onClick={() => setStep(other)}>
          {step.face === 'signIn' ? t('toSignUp') : t('toSignIn')}
        </Button>
      )}
    </AuthSheet>
  );
}
