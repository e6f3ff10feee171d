import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E, secretFields, TEXT } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../app/errors.ts';

/** Seconds of an hour, for the message of a lock. */
const HOUR = 3_600;
/** Up to here the plain message stands; above it the count (spec §8). */
const QUIET_TIMES = 3;

/** A field and what is to be said under it. */
export interface FieldFault {
  field: 'email' | 'password' | 'code' | 'invitation';
  message: string;
}

function dataOf(error: ApiError): { times?: number; expires?: number } {
  return (error.data as { times?: number; expires?: number } | null) ?? {};
}

/** Rules of the fields as react-hook-form takes them (spec §5). */
export function useAuthRules() {
  const t = useTranslations('auth');
  const valid = (field: keyof typeof secretFields, value: string) =>
    secretFields[field].safeParse(value).success;
  return {
    email: {
      required: t('emailRequired'),
      validate: (value: string) => valid('email', value) || t('emailInvalid'),
    },
    password: { required: t('passwordRequired'), maxLength: TEXT.PASSWORD_MAX },
    newPassword: {
      required: t('newPasswordRequired'),
      maxLength: TEXT.PASSWORD_MAX,
      validate: (value: string) => valid('newPassword', value) || t('newPasswordShort'),
    },
  };
}

/** Which field an error belongs to and what it says there (spec §8 'Sign-in', 'Signup'); undefined for a toast. */
export function useAuthFault(): (error: unknown) => FieldFault | undefined {
  const t = useTranslations('auth');
  const text = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    const { times = 0, expires = 0 } = dataOf(error);
    const hours = Math.max(1, Math.ceil((expires - Date.now() / 1000) / HOUR));
    switch (error.code) {
      case E.PASSWORD_WRONG:
        return { field: 'password', message: times > QUIET_TIMES ? t('wrongTimes', { times }) : text(error) };
      case E.ACCOUNT_LOCKED_TEMPORARILY:
        return { field: 'email', message: t('lockedFor', { hours }) };
      case E.ACCOUNT_DISABLED:
      case E.ACCOUNT_LOCKED:
      case E.EMAIL_REGISTERED:
        return { field: 'email', message: text(error) };
      case E.CODE_WRONG:
        return { field: 'code', message: text(error) };
      case E.INVITATION_INVALID:
        return { field: 'invitation', message: text(error) };
      default:
        return undefined;
    }
  };
}
