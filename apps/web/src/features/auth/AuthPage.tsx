import { type Account, isNewPassword } from '@xiangji/api-client/contract';
import { Banner, Button, Link, useToast } from '@xiangji/ui';
import { type MouseEvent, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { lazyComponent } from '../../shared/code/lazyComponent.tsx';
import { useSetUser } from '../../shared/queries/session.queries.ts';
import * as css from './AuthPage.css.ts';
import { AuthSheet } from './AuthSheet.tsx';
import type { FieldError } from './authFields.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm, type SignUpValues } from './SignUpForm.tsx';

const CodeForm = lazyComponent(async () => (await import('./CodeForm.tsx')).CodeForm, { failure: 'inline' });

type Step =
  | { face: 'signIn'; email: string }
  | { face: 'signUp'; values: SignUpValues; notice?: string; error?: FieldError }
  | { face: 'code'; values: SignUpValues; resendAfter: number; notice?: string };

const noValues: SignUpValues = { email: '', password: '', invitation: '' };

/** Where a step leads with the button below the form: the other face, and nothing while a code is awaited. */
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
    const invitationCode = values.invitation || undefined;
    const { resend_after } = await api.requestSignUpCode({ email: values.email, invitationCode });
    return { face: 'code', values, resendAfter: resend_after, notice };
  } catch {
    // The form shows its errors when it is submitted.
    return back;
  }
}

export interface AuthPageProps {
  initial?: 'signIn' | 'signUp';
  /** The email that is known. */
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

/** A press that asks the browser for another tab or window. */
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

/** Signing in and up (spec §4 'Auth form'). Shown in place of any page that needs a session. */
export function AuthPage(props: AuthPageProps) {
  const t = useTranslations('auth');
  const toast = useToast();
  const setUser = useSetUser();
  const { step, setStep, other } = useSteps(props);
  const [typed, setTyped] = useState<string>();
  const titles = { signIn: t('signInTitle'), signUp: t('signUpTitle'), code: t('codeTitle') };
  const enter = (message: string) => (user: Account) => {
    setUser(user);
    toast.show({ title: message, tone: 'positive' });
  };

  return (
    <AuthSheet title={titles[step.face]}>
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
      {step.face === 'signUp' && (
        <SignUpForm
          values={step.values}
          notice={step.notice}
          error={step.error}
          onCodeSent={(values, resendAfter) => setStep({ face: 'code', values, resendAfter })}
        />
      )}
      {step.face === 'code' && (
        <Suspense fallback={null}>
          {step.notice && <Banner>{step.notice}</Banner>}
          <CodeForm
            values={step.values}
            resendAfter={step.resendAfter}
            onSignedUp={enter(t('signedUp'))}
            onReset={(error) => setStep({ face: 'signUp', values: step.values, error })}
          />
        </Suspense>
      )}
      {other && (
        <Button variant="ghost" fullWidth onClick={() => setStep(other)}>
          {step.face === 'signIn' ? t('toSignUp') : t('toSignIn')}
        </Button>
      )}
      {step.face === 'signIn' && (
        <div className={css.other}>
          <RecoveryLink onRecover={() => props.onRecover(typed ?? step.email)} />
        </div>
      )}
    </AuthSheet>
  );
}
