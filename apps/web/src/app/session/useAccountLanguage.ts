import { useEffect, useEffectEvent } from 'react';
import { useLocaleChoice } from '../../shared/locale/LocaleContext.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';

/** Applies the account's language after a sign-in, on every device. */
export function useAccountLanguage(): void {
  const { data } = useConfig();
  const { setLocale } = useLocaleChoice();
  const apply = useEffectEvent(setLocale);
  const id = data?.user?.id;
  const language = data?.user?.language;
  useEffect(() => {
    if (id && language) apply(language);
  }, [id, language]);
}
