import { Banner } from '@xiangji/ui';
import type { AuthFlowProps } from './authFlow.ts';
import { CodeForm } from './CodeForm.tsx';
import type { SignUpValues } from './SignUpForm.tsx';
import type { AuthErrors } from './useAuthForm.ts';

export interface SignUpCodeStepProps extends Pick<AuthFlowProps, 'codeLength' | 'errorsOf'> {
  values: SignUpValues;
  /** Seconds until the code can be requested again. */
  resendAfter: number;
  notice: string | undefined;
  onRequestCode: (values: SignUpValues) => Promise<number>;
  onSignUp: (values: SignUpValues & { code: string }) => Promise<void>;
  /** Goes back to the step with email and password, with the errors of its fields. */
  onReset: (errors?: AuthErrors) => void;
}

/** The second step of signing up: the mailed code. */
export function SignUpCodeStep({ values, notice, ...props }: SignUpCodeStepProps) {
  const { errorsOf, onRequestCode, onSignUp, onReset } = props;
  /** Shows the error of the code in this step. For errors of the other fields, goes back to their step. */
  const refuse = (error: unknown) => {
    const { code, ...others } = errorsOf(error);
    if (Object.keys(others).length > 0) onReset(others);
    return { code };
  };
  const signUp = async (code: string) => {
    try {
      await onSignUp({ ...values, code });
      return undefined;
    } catch (error) {
      return refuse(error);
    }
  };
  const resend = async () => {
    try {
      return await onRequestCode(values);
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  return (
    <>
      {notice && <Banner>{notice}</Banner>}
      <CodeForm
        email={values.email}
        codeLength={props.codeLength}
        resendAfter={props.resendAfter}
        onResend={resend}
        onChangeEmail={() => onReset()}
        onSubmit={({ code }) => signUp(code)}
      />
    </>
  );
}
