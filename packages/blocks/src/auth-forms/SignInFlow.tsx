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
  /** The initial step. @default 'signIn' */
  initial?: 'signIn' | 'signUp';
  /** The initial email, if it is known. @default '' */
  email?: string;
  /** The invitation code of a new account. @default '' */
  invitation?: string;
  /** URL of the password recovery page. */
  recoveryHref: string;
  /** Called with the typed email when the user opens the password recovery in the same tab. */
  onRecover: (email: string) => void;
  /** Signs in. Rejects if the server refuses it. */
  onSignIn: (values: { email: string; password: string }) => Promise<void>;
  /**
   * Returns whether a sign-in was refused because the email has no account. The flow then continues with the sign-up
   * and the typed values.
   */
  isUnknownEmail: (error: unknown) => boolean;
  /**
   * Sends the code for a new account by email. Resolves to the number of seconds until another code can be requested.
   */
  onRequestCode: (values: SignUpValues) => Promise<number>;
  /** Signs up. Rejects if the server refuses it. */
  onSignUp: (values: SignUpValues & { code: string }) => Promise<void>;
  /** Replaces individual texts. */
  labels?: Partial<SignInFlowLabels>;
}

interface StepProps<Name extends Step['name']> {
  step: StepOf<Name>;
  flow: SignInFlowProps;
  labels: SignInFlowLabels;
  /** Whether the step replaces another one and takes its focus. */
  autoFocus: boolean;
  onStep: (step: Step) => void;
}

/** Returns the step that the button below the form opens: the other form, or undefined in the step of the code. */
function otherStep(step: Step, invitation: string): Step | undefined {
  if (step.name === 'signIn') {
    return { name: 'signUp', values: { email: step.email, password: '', invitation } };
  }
  if (step.name === 'signUp') return { name: 'signIn', email: step.values.email };
  return undefined;
}

/** Returns whether a press opens another tab or window. */
function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

function SignInStep({ step, flow, labels, autoFocus, onStep, ...props }: StepProps<'signIn'> & TypedProps) {
  const { rules, errorsOf, invitation = '' } = flow;
  /**
   * Requests a code after a sign-in with an email that has no account, and continues the sign-up with the typed values.
   */
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
      autoFocus={autoFocus}
      onEmailChange={props.onEmailChange}
      validate={({ email, password }) => ({ email: rules.email(email), password: rules.password(password) })}
      onSubmit={submit}
    />
  );
}

interface TypedProps {
  onEmailChange: (email: string) => void;
}

/** The first step of signing up. It sends a code to the email address. */
function SignUpStep({ step, flow, autoFocus, onStep }: Omit<StepProps<'signUp'>, 'labels'>) {
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
      autoFocus={autoFocus}
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
 * The steps to sign in, or to sign up with a mailed code, on one page. Your calls must reject if the server refuses
 * them; `errorsOf` then returns the errors of the fields.
 */
export function SignInFlow(props: SignInFlowProps) {
  const { initial = 'signIn', email = '', invitation = '', renderSheet, onRecover, ...flow } = props;
  const labels = useBlockLabels(signInFlowLabels, props.labels);
  const [first] = useState<Step>(
    initial === 'signIn'
      ? { name: 'signIn', email }
      : { name: 'signUp', values: { email, password: '', invitation } },
  );
  const [step, setStep] = useState(first);
  const autoFocus = step !== first;
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
          <SignInStep
            {...{ step, labels, autoFocus }}
            flow={props}
            onStep={setStep}
            onEmailChange={setTyped}
          />
        )}
        {step.name === 'signUp' && <SignUpStep {...{ step, autoFocus }} flow={props} onStep={setStep} />}
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
