import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES, isNewPassword } from '@xiangji/api-client/contract';
import { DialogFooter } from '@xiangji/blocks';
import { Dialog, PasswordField, Stack, useToast } from '@xiangji/ui';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useErrorText } from '../../../shared/errors.ts';
import { isWeakPassword, usePasswordError, usePasswordFits } from '../../../shared/passwordError.ts';
import * as own from './Setting.css.ts';

interface Values {
  passold: string;
  password: string;
}

/** First the current password is validated, then the new one is set (spec §4 'Change password'). */
function usePasswordForm(onDone: () => void) {
  const t = useTranslations('account');
  const toast = useToast();
  const errorText = useErrorText();
  const passwordError = usePasswordError();
  const form = useForm<Values>({ defaultValues: { passold: '', password: '' } });
  const [valid, setValid] = useState(false);
  const submit = form.handleSubmit(async ({ passold, password }) => {
    try {
      if (!valid) {
        await api.account.checkPassword({ body: { auth: await api.encrypt({ password: passold }) } });
        return setValid(true);
      }
      await api.account.setPassword({ body: { auth: await api.encrypt({ password, passold }) } });
      toast.show({ title: t('passwordDone'), description: t('passwordDoneText'), tone: 'positive' });
      onDone();
    } catch (error) {
      const message = passwordError(error);
      if (!message) return toast.show({ title: errorText(error), tone: 'critical' });
      // The current password is not valid any more: it was changed elsewhere, or the account is locked.
      if (error instanceof ApiError && error.is(ERROR_CODES.PASSWORD_WRONG)) setValid(false);
      const field = isWeakPassword(error) ? 'password' : 'passold';
      form.setError(field, { message }, { shouldFocus: true });
    }
  });
  return { ...form, valid, submit };
}

function PasswordForm({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useTranslations('account');
  const auth = useTranslations('auth');
  const { register, formState, valid, submit } = usePasswordForm(onDone);
  const formId = useId();
  const fits = usePasswordFits();
  return (
    <>
      <Dialog.Body>
        <form id={formId} noValidate onSubmit={submit}>
          <Stack gap={4}>
            <input
              className={own.owner}
              type="text"
              autoComplete="username"
              value={email}
              readOnly
              tabIndex={-1}
            />
            <PasswordField
              label={t('passwordNow')}
              autoComplete="current-password"
              readOnly={valid}
              hint={valid ? t('passwordValid') : undefined}
              error={formState.errors.passold?.message}
              {...register('passold', { required: t('passwordNowRequired'), validate: fits })}
            />
            {valid && (
              <PasswordField
                label={t('passwordNew')}
                autoComplete="new-password"
                autoFocus
                hint={auth('passwordHint')}
                error={formState.errors.password?.message}
                {...register('password', {
                  required: auth('newPasswordRequired'),
                  validate: {
                    fits,
                    isLongEnough: (value) => isNewPassword(value) || auth('newPasswordShort'),
                  },
                })}
              />
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <DialogFooter
        formId={formId}
        confirmLabel={valid ? t('passwordSubmit') : t('passwordValidate')}
        busy={formState.isSubmitting}
      />
    </>
  );
}

/** Changes the password; every other session ends, which is announced before and after. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('account');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={t('passwordTitle')} description={t('passwordEndsOthers')} size="small">
        <PasswordForm email={email} onDone={onClose} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
