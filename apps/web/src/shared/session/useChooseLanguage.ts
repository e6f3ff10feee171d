import { useCallback } from 'react';
import { api } from '../api/api.ts';
import { useReport } from '../hooks/useReport.ts';
import type { Locale } from '../locale/currentLocale.ts';
import { useLocaleChoice } from '../locale/LocaleContext.ts';
import { useConfig, usePatchUser } from '../queries/session.queries.ts';

/** Switches to another language at once, here and on every device of the account. */
export function useChooseLanguage(): (next: Locale) => void {
  const { setLocale } = useLocaleChoice();
  const { data } = useConfig();
  const patch = usePatchUser();
  const { showError } = useReport();
  const isSignedIn = Boolean(data?.user);
  return useCallback(
    (next) => {
      setLocale(next);
      if (!isSignedIn) return;
      patch({ language: next });
      api.account.setLanguage({ body: { value: next } }).catch(showError);
    },
    [setLocale, isSignedIn, patch, showError],
  );
}
