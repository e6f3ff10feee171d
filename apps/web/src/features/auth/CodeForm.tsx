import { type Account, MAIL_CODE_LENGTH } from '@xiangji/api-client/contract';
import { Button, Stack, useToast } from '@xiangji/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import { type FieldError, useAuthError } from './authFields.ts';
import { MailedCode, OtherCode } from './MailedCode.tsx';
import type { SignUpValues } from './SignUpForm.tsx';

export interface CodeFormProps {
  values: SignUpValues;
  /** Seconds until the code may be asked for again. */
  resendAfter: number;
  onSignedUp: (user: Account) => void;
  /** Back to the email and the password (spec §2 'a button to reset the email'), with the error of a field there. */
  onReset: (error?: FieldError) => void;
}

/** The second step of signing up: the mailed code, submitted automatically when complete. */
export function CodeForm({ values, resendAfter, onSignedUp, onReset }: CodeFormProps) {
  const t = useTranslations('auth');
  const fieldErrorOf = useAuthError();
  const errorText = useErrorText();
  const toast = useToast();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const invitationCode = values.invitation.trim() || undefined;

  async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    setFieldError(undefined);
    try {
      return await act();
    } catch (error) {
      const known = fieldErrorOf(error);
      if (known && known.field !== 'code') onReset(known);
      else if (known) setFieldError(known.message);
      else toast.show({ title: errorText(error), tone: 'critical' });
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  const confirm = (given: string) =>
    attempt(async () => {
      if (given.length < MAIL_CODE_LENGTH) return setFieldError(t('codeRequired'));
      onSignedUp(await api.signUp({ ...values, code: given, invitationCode }));
    });
  const resend = () =>
    attempt(async () => {
      const { resend_after } = await api.requestSignUpCode({ email: values.email, invitationCode });
      setCode('');
      return resend_after;
    });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(code);
      }}
    >
      <Stack gap={4}>
        <MailedCode
          email={values.email}
          length={MAIL_CODE_LENGTH}
          value={code}
          onValueChange={setCode}
          onComplete={(complete) => void confirm(complete)}
          error={fieldError}
        />
        <Button type="submit" variant="solid" size="large" fullWidth loading={busy}>
          {t('signUp')}
        </Button>
        <OtherCode onReset={() => onReset()} resendAfter={resendAfter} onResend={resend} />
      </Stack>
    </form>
  );
}
