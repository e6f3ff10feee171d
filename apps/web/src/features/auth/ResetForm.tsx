import { RESET_CODE_LENGTH } from '@xiangji/api-client/contract';
import { Button, PasswordField, Stack, useToast } from '@xiangji/ui';
import { type FormEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { api } from '../../shared/api/api.ts';
import { useErrorText } from '../../shared/errors.ts';
import * as css from './AuthPage.css.ts';
import { type FieldError, useAuthError, useAuthRules } from './authFields.ts';
import { MailedCode, OtherCode } from './MailedCode.tsx';

export interface ResetFormProps {
  email: string;
  /** Seconds until the code may be asked for again. */
  resendAfter: number;
  /** The password is set; the page continues automatically. */
  done: boolean;
  onDone: () => void;
  /** Back to the email, with what is wrong with it. */
  onBack: (fieldError?: FieldError) => void;
}

function useReset({ email, onDone, onBack }: ResetFormProps) {
  const fieldErrorOf = useAuthError();
  const errorText = useErrorText();
  const toast = useToast();
  const auth = useTranslations('auth');
  const form = useForm({ defaultValues: { password: '' } });
  const [code, setCode] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const explain = (error: unknown) => {
    const known = fieldErrorOf(error);
    if (known?.field === 'email') return onBack(known);
    if (known?.field === 'code') return setFieldError(known.message);
    if (known?.field === 'password')
      return form.setError('password', { message: known.message }, { shouldFocus: true });
    toast.show({ title: errorText(error), tone: 'critical' });
  };
  const send = form.handleSubmit(async ({ password }) => {
    if (code.length < RESET_CODE_LENGTH) return setFieldError(auth('codeRequired'));
    try {
      await api.auth.password({ body: { auth: await api.encrypt({ email, password, code }) } });
      onDone();
    } catch (error) {
      explain(error);
    }
  });
  const submit = (event: FormEvent) => {
    setFieldError(undefined);
    return send(event);
  };
  const resend = async () => {
    try {
      const { resend_after } = await api.auth.passwordCode({ body: { auth: await api.encrypt({ email }) } });
      return resend_after;
    } catch (error) {
      explain(error);
      return undefined;
    }
  };
  return { ...form, code, setCode, fieldError, submit, resend };
}

/** The second step: the mailed code and the new password. */
export function ResetForm(props: ResetFormProps) {
  const t = useTranslations('recovery');
  const auth = useTranslations('auth');
  const rules = useAuthRules();
  const { register, formState, code, setCode, fieldError, submit, resend } = useReset(props);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        <input
          className={css.owner}
          type="text"
          autoComplete="username"
          value={props.email}
          readOnly
          tabIndex={-1}
        />
        <MailedCode
          email={props.email}
          length={RESET_CODE_LENGTH}
          value={code}
          onValueChange={setCode}
          error={fieldError}
        />
        <PasswordField
          label={t('newPassword')}
          autoComplete="new-password"
          hint={auth('passwordHint')}
          error={formState.errors.password?.message}
          {...register('password', rules.newPassword)}
        />
        <Button
          type="submit"
          variant="solid"
          size="large"
          fullWidth
          loading={formState.isSubmitting}
          disabled={props.done}
        >
          {t('submit')}
        </Button>
        <OtherCode onReset={() => props.onBack()} resendAfter={props.resendAfter} onResend={resend} />
      </Stack>
    </form>
  );
}
