import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Locale } from '../shared/locale/currentLocale.ts';
import { storyTexts } from './storyTexts.ts';

/** The texts of one language, for tests of what needs nothing else. */
export function InLanguage({ locale = 'zh-CN', children }: { locale?: Locale; children?: ReactNode }) {
  return (
    <IntlProvider locale={locale} messages={storyTexts({ locale })} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
