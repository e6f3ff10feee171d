import { ApiError } from '@xiangji/api-client';
import { ERROR_CODES as E, LIST_CHANGED, UNREAD_ENCODING } from '@xiangji/api-client/contract';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Messages } from './locale/catalogue.ts';
import { refusalOf } from './models/refusal.ts';

type ErrorKey = keyof Messages['errors'];

/** Texts of the catalogue (spec §8); codes with a message of their own are handled where they occur. */
const KEYS: Partial<Record<number, ErrorKey>> = {
  [E.NETWORK]: 'network',
  [E.SYSTEM]: 'system',
  [E.NOT_FOUND]: 'notFound',
  [E.NOT_SIGNED_IN]: 'notSignedIn',
  [E.ILLEGAL_REQUEST]: 'illegal',
  [E.CODE_WRONG]: 'codeWrong',
  [E.ACCOUNT_DISABLED]: 'disabled',
  [E.ACCOUNT_LOCKED]: 'locked',
  [E.PASSWORD_WRONG]: 'passwordWrong',
  [E.EMAIL_REGISTERED]: 'emailRegistered',
  [E.EMAIL_NOT_REGISTERED]: 'emailNotRegistered',
  [E.INVITATION_INVALID]: 'invitationInvalid',
  [E.FILE_SIZE_INVALID]: 'fileSize',
  [E.FILE_TYPE_INVALID]: 'fileType',
  [E.SHARE_INVALID]: 'shareInvalid',
  [E.TRADE_COMPLETE]: 'tradeComplete',
};

/** The `reason` of FILE_SIZE_INVALID where the account has no space left. */
const QUOTA = 'quota';

/**
 * The message for a code or any thrown value: from the catalogue, else the server's, else the network error.
 */
export function useErrorText(): (error: unknown, reason?: string, encoding?: string) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error, reason = refusalOf(error).reason, encoding = refusalOf(error).encoding) => {
      const seconds = refusalOf(error).retryAfter;
      if (reason === 'rate' && seconds !== undefined) return t('tooMany', { seconds });
      const code = typeof error === 'number' ? error : error instanceof ApiError ? error.code : E.SYSTEM;
      if (reason === LIST_CHANGED) return t('listChanged');
      if (reason === UNREAD_ENCODING && encoding) return t('encoding', { encoding });
      const key = code === E.FILE_SIZE_INVALID && reason === QUOTA ? 'quota' : KEYS[code];
      if (key) return t(key);
      return (error instanceof ApiError && error.message) || t('network');
    },
    [t],
  );
}
