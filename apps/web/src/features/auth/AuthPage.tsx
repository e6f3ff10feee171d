import type { Account } from '@xiangji/api-client/contract';
import { Button, Stack, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSetUser } from '../../app/session/useSession.ts';
import { Logo } from '../../app/shell/Logo.tsx';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import * as css from './AuthPage.css.ts';
import { CodeForm } from './CodeForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm, type SignUpValues } from './SignUpForm.tsx';

type Step =
  | { face: 'signIn'; email: string }
  | { face: 'signUp'; values: SignUpValues; notice?: string }
  | { face: 'code'; values: SignUpValues; resendAfter: number; round: number };

const noValues: SignUpValues = { email: '', password: '', invitation: '' };

/** Where a step leads with the button below the form: the other face, and nothing while a code is awaited. */
function otherFace(step: Step): Step | undefined {
  if (step.face === 'signIn') return { face: 'signUp', values: { ...noValues, email: step.email } };
  if (step.face === 'signUp') return { face: 'signIn', email: step.values.email };
  return undefined;
}

/** Signing in and up (spec §4 'Auth form'). Stands in place of any page that needs somebody. */
export function AuthPage({ initial = 'signIn' }: { initial?: 'signIn' | 'signUp' }) {
  const t = useTranslations('auth');
  const toast = useToast();
  const setUser = useSetUser();
  const [step, setStep] = useState<Step>(
    initial === 'signIn' ? { face: 'signIn', email: '' } : { face: 'signUp', values: noValues },
  );
  const titles = { signIn: t('signInTitle'), signUp: t('signUpTitle'), code: t('codeTitle') };
  useDocumentTitle(titles[step.face]);
  const enter = (message: string) => (user: Account) => {
    setUser(user);
    toast.show({ title: message, tone: 'positive' });
  };
  const awaitCode = (values: SignUpValues, seconds: number) =>
    setStep((before) => ({
      face: 'code',
      values,
      resendAfter: seconds,
      round: before.face === 'code' ? before.round + 1 : 0,
    }));
  const other = otherFace(step);

  return (
    <main className={css.page}>
      <div className={css.sheet}>
        <Stack gap={5}>
          <div className={css.head}>
            <Logo />
            <h1 className={css.title}>{titles[step.face]}</h1>
          </div>
          {step.face === 'signIn' && (
            <SignInForm
              email={step.email}
              onSignedIn={enter(t('signedIn'))}
              onUnknown={(typed) =>
                setStep({ face: 'signUp', values: { ...typed, invitation: '' }, notice: t('notRegistered') })
              }
            />
          )}
          {step.face === 'signUp' && (
            <SignUpForm values={step.values} notice={step.notice} onCodeSent={awaitCode} />
          )}
          {step.face === 'code' && (
            <CodeForm
              key={step.round}
              values={step.values}
              resendAfter={step.resendAfter}
              onResent={(seconds) => awaitCode(step.values, seconds)}
              onSignedUp={enter(t('signedUp'))}
              onReset={() => setStep({ face: 'signUp', values: step.values })}
            />
          )}
          {other && (
            <Button variant="ghost" wide onClick={() => setStep(other)}>
              {step.face === 'signIn' ? t('toSignUp') : t('toSignIn')}
            </Button>
          )}
        </Stack>
      </div>
    </main>
  );
}
