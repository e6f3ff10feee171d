import { CodeInput } from '@xiangji/ui';
import { type ReactNode, useState } from 'react';
import { AuthForm } from './AuthForm.tsx';
import type { AuthLabels } from './labels.ts';
import { OtherCode, type ResendProps } from './OtherCode.tsx';
import type { AuthFormState } from './useAuthForm.ts';

/** The props of both forms with a mailed code. */
export interface MailedCodeProps extends ResendProps {
  /** The address that the code was sent to. */
  email: string;
  /** The number of digits of the code. */
  codeLength: number;
  /** Called by the button that goes back to the email. */
  onChangeEmail: () => void;
}

interface CodeFormProps extends MailedCodeProps {
  form: AuthFormState;
  error: string | undefined;
  submitLabel: string;
  disabled?: boolean;
  /** Submits the form when the code is complete. @default false */
  autoSubmit?: boolean;
  labels: AuthLabels;
  children?: ReactNode;
}

/** The input boxes for a mailed code, further fields, and two buttons for a code that does not arrive. */
export function CodeFields({ form, error, labels, autoSubmit = false, children, ...props }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { email, codeLength, resendAfter, onChangeEmail, ...button } = props;
  const resend = async () => {
    const seconds = await props.onResend();
    if (seconds !== undefined) setCode('');
    return seconds;
  };
  return (
    <AuthForm
      form={form}
      submitLabel={button.submitLabel}
      disabled={button.disabled ?? false}
      footer={<OtherCode {...{ labels, resendAfter, onChangeEmail }} onResend={resend} />}
    >
      <CodeInput
        name="code"
        label={labels.code}
        hint={labels.codeSent(email)}
        error={error}
        inputMode="numeric"
        autoFocus
        length={codeLength}
        value={code}
        onValueChange={setCode}
        {...(autoSubmit && { onComplete: () => form.ref.current?.requestSubmit() })}
      />
      {children}
    </AuthForm>
  );
}
