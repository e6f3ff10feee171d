import { Button, Link, lazyPart } from '@xiangji/ui';
import { type MouseEvent, Suspense, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { AuthFlowProps } from './authFlow.ts';
import { type SignInFlowLabels, signInFlowLabels } from './flowLabels.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm, type SignUpValues } from './SignUpForm.tsx';
import type { AuthErrors } from './useAuthForm.ts';

const SignUpCodeStep = /* @__PURE__ */ lazyPart(() => import('./SignUpCodeStep.tsx'), 'SignUpCodeStep');

type Step =
  | { name: 'signIn'; email: string }
  | { name: 'signUp'; values: SignUpValues; notice?: string; errors?: AuthErrors }
  | { name: 'code'; values: SignUpValues; notice?: string; resendAfter: number };

type StepOf<Name extends Step['name']> = Extract<Step, { name: Name }>;

export interface SignInFlowProps extends AuthFlowProps {
  /** The step at first. @default 'signIn' */
  initial?: 'signIn' | 'signUp';
  /** The known email. @default '' */
  email?: string;
  /** The invitation code of a new account. @default '' */
  invitation?: string;
  /** The address of the password's recovery. */
  recoveryHref: string;
  /** Opens the recovery with the typed email, unless the link is opened in another tab. */
  onRecover: (email: string) => void;
  /** Signs in. Rejects when it is refused. */
  onSignIn: (values: { email: string; password: string }) => Promise<void>;
  /** Whether a sign-in was refused because the email has no account: the sign-up continues with the typed values. */
  isUnknownEmail: (error: unknown) => boolean;
  /** Mails the code of a new account. Resolves to the seconds until another one can be requested. */
  onRequestCode: (values: SignUpValues) => Promise<number>;
  /** Signs up. Rejects when it is refused. */
  onSignUp: (values: SignUpValues & { code: string }) => Promise<void>;
  /** Replaces individual texts. */
  labels?: Partial<SignInFlowLabels>;
}

interface StepProps<Name extends Step['name']> {
  step: StepOf<Name>;
  flow: SignInFlowProps;
  labels: SignInFlowLabels;
  onStep: (step: Step) => void;
}

/** The step of the button below the form: the other form, and undefined while a code is awaited. */
function otherStep(step: Step, invitation: string): Step | undefined {
  if (step.name === 'signIn') {
    return { name: 'signUp', values: { email: step.email, password: '', invitation } };
  }
  if (step.name === 'signUp') return { name: 'signIn', email: step.values.email };
  return undefined;
}

/** A press that opens another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function SignInStep({ step, flow, labels, onStep, ...props }: StepProps<'signIn'> & TypedProps) {
  const { rules, errorsOf, invitation = '' } = flow;
  /** The email has no account: a code is requested, and the sign-up continues with the typed values. */
  const continueAsSignUp = async (values: SignUpValues): Promise<Step> => {
    const notice = labels.notRegistered;
    const form: Step = { name: 'signUp', values, notice };
    if (rules.newPassword(values.password)) return form;
    try {
      return { name: 'code', values, notice, resendAfter: await flow.onRequestCode(values) };
    } catch {
      // The form shows its errors when it is submitted.
      return form;
    }
  };
  const submit = async (values: { email: string; password: string }) => {
    try {
      await flow.onSignIn(values);
    } catch (error) {
      if (!flow.isUnknownEmail(error)) return errorsOf(error);
      onStep(await continueAsSignUp({ ...values, invitation }));
    }
    return undefined;
  };
  return (
    <SignInForm
      defaultEmail={step.email}
      onEmailChange={props.onEmailChange}
      validate={({ email, password }) => ({ email: rules.email(email), password: rules.password(password) })}
      onSubmit={submit}
    />
  );
}

interface TypedProps {
  onEmailChange: (email: string) => void;
}

/** The first step of signing up: a code is mailed to the email. */
function SignUpStep({ step, flow, onStep }: Omit<StepProps<'signUp'>, 'labels'>) {
  const { rules } = flow;
  const request = async (values: SignUpValues) => {
    try {
      onStep({ name: 'code', values, resendAfter: await flow.onRequestCode(values) });
      return undefined;
    } catch (error) {
      return flow.errorsOf(error);
    }
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
      onSubmit={request}
    />
  );
}

/**
 * Signing in, and signing up with a mailed code, on one page. A call that is refused rejects; `errorsOf` says at which
 * fields.
 */
export function SignInFlow(props: SignInFlowProps) {
  const { initial = 'signIn', email = '', invitation = '', renderSheet, onRecover, ...flow } = props;
  const labels = useBlockLabels(signInFlowLabels, props.labels);
  const [step, setStep] = useState<Step>(
    initial === 'signIn'
      ? { name: 'signIn', email }
      : { name: 'signUp', values: { email, password: '', invitation } },
  );
  const [typed, setTyped] = useState<string>();
  const other = otherStep(step, invitation);
  const titles = { signIn: labels.signInTitle, signUp: labels.signUpTitle, code: labels.codeTitle };
  const handleRecover = (event: MouseEvent) => {
    if (opensElsewhere(event) || step.name !== 'signIn') return;
    event.preventDefault();
    onRecover(typed ?? step.email);
  };
  return renderSheet({
    title: titles[step.name],
    footer: step.name === 'signIn' && (
      <Link tone="muted" href={flow.recoveryHref} onClick={handleRecover}>
        {labels.forgot}
      </Link>
    ),
    children: (
      <>
        {step.name === 'signIn' && (
          <SignInStep {...{ step, labels }} flow={props} onStep={setStep} onEmailChange={setTyped} />
        )}
        {step.name === 'signUp' && <SignUpStep step={step} flow={props} onStep={setStep} />}
        {step.name === 'code' && (
          <Suspense fallback={null}>
            <SignUpCodeStep
              {...flow}
              values={step.values}
              resendAfter={step.resendAfter}
              notice={step.notice}
              onReset={(errors) => setStep({ name: 'signUp', values: step.values, errors })}
            />
          </Suspense>
        )}
        {other && (
          <Button variant="ghost" fullWidth onClick={() => setStep(other)}>
            {step.name === 'signIn' ? labels.toSignUp : labels.toSignIn}
          </Button>
        )}
      </>
    ),
  });
}
