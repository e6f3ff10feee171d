import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E, isEmail, isNewPassword } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { reasonOf, useErrorText } from '../../shared/errors.ts';
import { usePasswordError, usePasswordFits } from '../../shared/passwordError.ts';

/** A field and what is to be said under it. */
export interface FieldError {
  field: 'email' | 'password' | 'code' | 'invitation';
  message: string;
}

/** Rules of the fields as react-hook-form takes them (spec §5). */
export function useAuthRules() {
  const t = useTranslations('auth');
  const fits = usePasswordFits();
  return {
    email: {
      required: t('emailRequired'),
      validate: (value: string) => isEmail(value) || t('emailInvalid'),
    },
    password: { required: t('passwordRequired'), validate: fits },
    newPassword: {
      required: t('newPasswordRequired'),
      validate: {
        fits,
        isLongEnough: (value: string) => isNewPassword(value) || t('newPasswordShort'),
      },
    },
  };
}

/** Which field an error belongs to and what it says there (spec §8 'Sign-in', 'Signup'); undefined for a toast. */
export function useAuthError(): (error: unknown) => FieldError | undefined {
  const text = useErrorText();
  const t = useTranslations('auth');
  const passwordError = usePasswordError();
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    const message = passwordError(error);
    switch (error.code) {
      case E.PASSWORD_WRONG:
        return { field: 'password', message: message ?? text(error) };
      case E.ILLEGAL_REQUEST:
        return message === undefined ? undefined : { field: 'password', message };
      case E.ACCOUNT_LOCKED_TEMPORARILY:
      case E.ACCOUNT_DISABLED:
      case E.ACCOUNT_LOCKED:
      case E.EMAIL_REGISTERED:
      case E.EMAIL_NOT_REGISTERED:
        return { field: 'email', message: message ?? text(error) };
      case E.CODE_WRONG:
        return {
          field: 'code',
          message: reasonOf(error).reason === 'tries' ? t('codeTriesUsed') : text(error),
        };
      case E.INVITATION_INVALID:
        return { field: 'invitation', message: text(error) };
      default:
        return undefined;
    }
  };
}
