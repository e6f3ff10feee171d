import { UNREADABLE } from '@xiangji/api-client/upload';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../shared/errors.ts';

/** The message for a file that was not uploaded. */
export function useUploadErrorText(): ReturnType<typeof useErrorText> {
  const t = useTranslations('errors');
  const errorText = useErrorText();
  return useCallback(
    (error, reason, encoding) =>
      reason === UNREADABLE ? t('unreadable') : errorText(error, reason, encoding),
    [t, errorText],
  );
}
