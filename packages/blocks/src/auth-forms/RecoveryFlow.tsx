import { useLatestCallback } from '@xiangji/internal/useLatestCallback';
import { type ReactNode, useEffect, useState } from 'react';
import { useBlockLabels } from '../locale/useBlockLabels.ts';
import type { AuthFlowProps } from './authFlow.ts';
import { type RecoveryFlowLabels, recoveryFlowLabels } from './flowLabels.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { ResetForm } from './ResetForm.tsx';
import type { AuthErrors } from './useAuthForm.ts';

/** Time to announce the success before the page continues (ms). */
const CONTINUE_AFTER_MS = 1_000;

export interface RecoveryFlowProps extends Omit<AuthFlowProps, 'rules'> {
  /** The validation rules of the fields. */
  rules: Omit<AuthFlowProps['rules'], 'password'>;
  /** The initial email, if it is known. @default '' */
  email?: string;
  /**
   * Sends the code for a new password by email. Resolves to the number of seconds until another code can be requested.
   */
  onRequestCode: (email: string) => Promise<number>;
  /** Sets the password. Rejects if the server refuses it. */
  onReset: (values: { email: string; code: string; password: string }) => Promise<void>;
  /** Called with the email one second after the password is set. */
  onDone: (email: string) => void;
  /** Content below the forms, such as a link to the sign-in page. */
  footer?: ReactNode;
  /** Replaces individual texts. */
  labels?: Partial<RecoveryFlowLabels>;
}

interface Step {
  email: string;
  errors?: AuthErrors;
  /** Seconds until another code can be requested; undefined before the first request. */
  resendAfter?: number;
}

interface StepProps {
  step: Step;
  flow: RecoveryFlowProps;
  onStep: (step: Step) => void;
}

/** The first step: the email of the account. */
function RequestStep({ step, flow, onStep, ...props }: StepProps & { autoFocus: boolean }) {
  const request = async (email: string) => {
    try {
      onStep({ email, resendAfter: await flow.onRequestCode(email) });
      return undefined;
    } catch (error) {
      return flow.errorsOf(error);
    }
  };
  return (
    <RecoveryForm
      defaultEmail={step.email}
      autoFocus={props.autoFocus}
      errors={step.errors}
      validate={({ email }) => ({ email: flow.rules.email(email) })}
      onSubmit={({ email }) => request(email)}
    />
  );
}

/** The second step: the mailed code and the new password. */
function ResetStep({ step, flow, onStep, ...props }: StepProps & { done: boolean; onReset: () => void }) {
  const { email, resendAfter = 0 } = step;
  /**
   * Shows the errors of the code and the password in this step. For an error of the email, goes back to the step with
   * the email.
   */
  const refuse = (error: unknown) => {
    const errors = flow.errorsOf(error);
    if (errors.email) onStep({ email, errors });
    return errors;
  };
  const reset = async (values: { code: string; password: string }) => {
    try {
      await flow.onReset({ email, ...values });
      props.onReset();
      return undefined;
    } catch (error) {
      return refuse(error);
    }
  };
  const resend = async () => {
    try {
      return await flow.onRequestCode(email);
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return (
    <ResetForm
      {...{ email, resendAfter, done: props.done, codeLength: flow.codeLength }}
      validate={({ password }) => ({ password: flow.rules.newPassword(password) })}
      onSubmit={reset}
      onResend={resend}
      onChangeEmail={() => onStep({ email })}
    />
  );
}

/**
 * The steps to recover a forgotten password: a mailed code, then a new password. Your calls must reject if the server
 * refuses them.
 */
export function RecoveryFlow(props: RecoveryFlowProps) {
  const { email = '', footer, renderSheet } = props;
  const labels = useBlockLabels(recoveryFlowLabels, props.labels);
  const [first] = useState<Step>({ email });
  const [step, setStep] = useState(first);
  const [done, setDone] = useState(false);
  const handleDone = useLatestCallback(() => props.onDone(step.email));
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(handleDone, CONTINUE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, handleDone]);
  const isRequest = step.resendAfter === undefined;
  return renderSheet({
    title: isRequest ? labels.requestTitle : labels.resetTitle,
    footer,
    children: isRequest ? (
      <RequestStep step={step} flow={props} onStep={setStep} autoFocus={step !== first} />
    ) : (
      <ResetStep step={step} flow={props} onStep={setStep} done={done} onReset={() => setDone(true)} />
    ),
  });
}
