import { useEffect, useRef } from 'react';
import { useLocaleChoice } from '../../shared/locale/LocaleContext.ts';
import { useConfig } from '../../shared/queries/session.queries.ts';

/** The language that the account keeps is spoken as soon as somebody signs in, on every device. */
export function useAccountLanguage(): void {
  const { data } = useConfig();
  const { setLocale } = useLocaleChoice();
  const change = useRef(setLocale);
  change.current = setLocale;
  const id = data?.user?.user_id;
  const language = data?.user?.language;
  useEffect(() => {
    if (id && language) change.current(language);
  }, [id, language]);
}
