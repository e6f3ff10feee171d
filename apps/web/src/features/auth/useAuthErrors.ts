import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E, isEmail } from '@xiangji/api-client/contract';
import type { AuthErrors, AuthField } from '@xiangji/blocks';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';
import { useReport } from '../../shared/hooks/useReport.ts';
import { refusalOf } from '../../shared/models/refusal.ts';
import { usePasswordError, usePasswordRules } from '../../shared/passwordError.ts';

/** Rules of the fields (spec §5): each returns the error of a value, or undefined. */
export function useAuthRules() {
  const t = useTranslations('auth');
  return {
    ...usePasswordRules(),
    email: (value: string) => (isEmail(value) ? undefined : t('emailInvalid')),
  };
}

const FIELDS: Partial<Record<number, AuthField>> = {
  [E.PASSWORD_WRONG]: 'password',
  [E.ILLEGAL_REQUEST]: 'password',
  [E.ACCOUNT_LOCKED_TEMPORARILY]: 'email',
  [E.ACCOUNT_DISABLED]: 'email',
  [E.ACCOUNT_LOCKED]: 'email',
  [E.EMAIL_REGISTERED]: 'email',
  [E.EMAIL_NOT_REGISTERED]: 'email',
  [E.CODE_WRONG]: 'code',
  [E.INVITATION_INVALID]: 'invitation',
};

/**
 * Returns the error of the field that a refused call is about (spec §8 'Sign-in', 'Signup'). Any other error is shown in a
 * toast.
 */
export function useAuthErrors(): (error: unknown) => AuthErrors {
  const text = useErrorText();
  const t = useTranslations('auth');
  const passwordError = usePasswordError();
  const { showError } = useReport();
  return (error) => {
    const field = error instanceof ApiError ? FIELDS[error.code] : undefined;
    const message = passwordError(error);
    // An illegal request is about the password only when it is too weak.
    const isOther = error instanceof ApiError && error.is(E.ILLEGAL_REQUEST) && message === undefined;
    if (!field || isOther) {
      showError(error);
      return {};
    }
    if (field === 'code' && refusalOf(error).reason === 'tries') return { code: t('codeTriesUsed') };
    return { [field]: message ?? text(error) };
  };
}
