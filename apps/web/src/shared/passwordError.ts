import { ApiError } from '@xiangji/api-client';
import { countCodePoints, ERROR_CODES as E, isNewPassword, TEXT } from '@xiangji/api-client/contract';
import { useTranslations } from 'use-intl';
import { useErrorText } from './errors.ts';
import { refusalOf } from './models/refusal.ts';

/** Seconds of an hour, for the message of a lock. */
const HOUR = 3_600;
/** Up to this number the plain message is shown; above it the count (spec §8). */
const QUIET_TIMES = 3;

/** Rules of passwords: each returns the error of a value, or undefined. */
export function usePasswordRules() {
  const t = useTranslations('auth');
  const password = (value: string) =>
    countCodePoints(value) > TEXT.PASSWORD_MAX ? t('passwordLong', { count: TEXT.PASSWORD_MAX }) : undefined;
  const newPassword = (value: string) =>
    password(value) ?? (isNewPassword(value) ? undefined : t('newPasswordShort'));
  return { password, newPassword };
}

/** Whether a new password was refused because it is easy to guess. */
export const isWeakPassword = (error: unknown) => refusalOf(error).reason === 'weak_password';

/** The message of a refused password (spec §8 41001–41003); undefined for other errors. */
export function usePasswordError(): (error: unknown) => string | undefined {
  const t = useTranslations('auth');
  const text = useErrorText();
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    const { times = 0, expires = 0 } = (error.data as { times?: number; expires?: number } | null) ?? {};
    if (isWeakPassword(error)) return t('passwordWeak');
    switch (error.code) {
      case E.PASSWORD_WRONG:
        return times > QUIET_TIMES ? t('wrongTimes', { times }) : text(error);
      case E.ACCOUNT_LOCKED_TEMPORARILY:
        return t('lockedFor', { hours: Math.max(1, Math.ceil((expires - Date.now() / 1000) / HOUR)) });
      case E.ACCOUNT_LOCKED:
        return text(error);
      default:
        return undefined;
    }
  };
}
