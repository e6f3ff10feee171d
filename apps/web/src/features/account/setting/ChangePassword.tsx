import { PasswordDialog, type PasswordErrors } from '@xiangji/blocks';
import { useToast } from '@xiangji/ui';
import { useTranslations } from 'use-intl';
import { api } from '../../../shared/api/api.ts';
import { useReport } from '../../../shared/hooks/useReport.ts';
import { isWeakPassword, usePasswordError, usePasswordRules } from '../../../shared/passwordError.ts';

/** Changes the password; every other session ends, which is announced before and after (spec §4 'Change password'). */
export function ChangePassword({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useTranslations('account');
  const toast = useToast();
  const { showError } = useReport();
  const passwordError = usePasswordError();
  const rules = usePasswordRules();
  const errorsOf = (error: unknown): PasswordErrors => {
    const message = passwordError(error);
    if (!message) showError(error);
    return isWeakPassword(error) ? { next: message } : { current: message };
  };
  const set = async (passold: string, password: string) => {
    await api.account.setPassword({ body: { auth: await api.encrypt({ password, passold }) } });
    toast.show({ title: t('passwordDone'), description: t('passwordDoneText'), tone: 'positive' });
    onClose();
    return undefined;
  };
  const check = async (password: string) => {
    await api.account.checkPassword({ body: { auth: await api.encrypt({ password }) } });
    return undefined;
  };
  return (
    <PasswordDialog
      open
      onOpenChange={(open) => !open && onClose()}
      account={email}
      validate={({ current, next }) => ({
        current: rules.password(current),
        next: next ? rules.newPassword(next) : undefined,
      })}
      onCheck={(current) => check(current).catch(errorsOf)}
      onSubmit={({ current, next }) => set(current, next).catch(errorsOf)}
    />
  );
}
